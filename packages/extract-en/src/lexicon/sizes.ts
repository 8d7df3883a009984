/** What has a size, and which it is the size of. */
export const SIZED: ReadonlyMap<string, string> = new Map(
  [
    ['shoe', 'shoe shoes trainer trainers sneaker sneakers boot boots sandals heels'],
    ['shirt', 'shirt shirts t-shirt tshirt tee tees t-shirts blouse top tops polo jumper sweater hoodie'],
    ['dress', 'dress dresses gown'],
    ['trousers', 'trousers trouser pants jeans jean chinos leggings shorts inseam'],
    ['waist', 'waist'],
    ['skirt', 'skirt skirts'],
    ['jacket', 'jacket jackets coat coats suit suits blazer chest'],
    ['ring', 'ring rings finger'],
    ['hat', 'hat hats cap helmet head'],
    ['glove', 'glove gloves hand'],
    ['bra', 'bra bras'],
    ['collar', 'collar neck'],
    ['underwear', 'underwear boxers briefs socks sock'],
    ['clothes', 'clothes clothing'],
  ].flatMap(([facet = '', list = '']) => list.split(' ').map((word) => [word, facet] as const)),
)

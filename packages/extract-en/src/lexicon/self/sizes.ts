/** What has a size, and which it is the size of. */
export const SIZED: ReadonlyMap<string, string> = new Map(
  [
    [
      'shoe',
      'shoe shoes trainer trainers sneaker sneakers boot boots sandals heels slippers slipper flats cleats runners kicks wellies loafers crocs brogues',
    ],
    [
      'shirt',
      'shirt shirts t-shirt tshirt tee tees t-shirts blouse top tops polo polos jumper jumpers sweater sweaters hoodie hoodies cardigan cardigans tracksuit tracksuits jersey jerseys agbada kurta kurtas',
    ],
    ['dress', 'dress dresses gown'],
    ['trousers', 'trousers trouser pants jeans jean chinos leggings shorts inseam'],
    ['waist', 'waist'],
    ['skirt', 'skirt skirts'],
    [
      'jacket',
      'jacket jackets coat coats suit suits blazer blazers jackets overalls overall coveralls dungarees chest',
    ],
    ['ring', 'ring rings finger'],
    ['hat', 'hat hats cap helmet head'],
    ['glove', 'glove gloves hand gloves mittens'],
    ['bra', 'bra bras'],
    ['collar', 'collar neck'],
    ['underwear', 'underwear boxers briefs socks sock'],
    ['clothes', 'clothes clothing most everything tops'],
  ].flatMap(([facet = '', list = '']) => list.split(' ').map((word) => [word, facet] as const)),
)

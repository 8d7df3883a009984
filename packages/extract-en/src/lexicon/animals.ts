import { wordSet } from './words.ts'

/** Animals people keep; singular. */
export const ANIMALS = wordSet(
  'dog, cat, puppy, kitten, kitty, pup, doggo, hound, horse, pony, cow, goat, sheep, pig, piglet, chicken, hen, rooster, duck, goose, donkey, mule, llama, alpaca, rabbit, bunny, hamster, gerbil, guinea pig, rat, mouse, ferret, chinchilla, hedgehog, bird, parrot, parakeet, budgie, cockatiel, cockatoo, macaw, canary, finch, lovebird, pigeon, fish, goldfish, betta, betta fish, koi, turtle, tortoise, snake, python, boa, lizard, gecko, iguana, bearded dragon, chameleon, frog, toad, axolotl, tarantula, spider, hermit crab, snail, monkey, skunk, raccoon, bee, sugar glider, pet, pet rock, gato, perro',
)

export const BREEDS = wordSet(
  'husky, labrador, lab, black lab, yellow lab, golden retriever, retriever, poodle, beagle, bulldog, bull dog, french bulldog, frenchie, german shepherd, german shepherd dog, shepherd, australian shepherd, aussie shepherd, border collie, collie, corgi, dachshund, dalmatian, doberman, rottweiler, pug, chihuahua, pomeranian, pitbull, pit bull, boxer, shih tzu, maltese, yorkie, terrier, yorkshire terrier, jack russell, great dane, greyhound, saint bernard, st bernard, samoyed, akita, shiba, shiba inu, cocker spaniel, spaniel, schnauzer, basset hound, mastiff, newfoundland, goldendoodle, labradoodle, cavapoo, cockapoo, weimaraner, mutt, rescue dog, persian, siamese, maine coon, ragdoll, bengal, sphynx, tabby, calico, british shorthair, scottish fold, arabian horse, thoroughbred, mustang horse',
)

import type { Field } from './field.ts'

export const animals: Field = {
  same: `
    animal, creature, beast
    pet, companion animal, furry friend
    pets, animals
    dog, puppy, pup, doggy, pooch
    cat, kitten, kitty
    hot dog > sausage
    hamster, gerbil
    guinea pig, cavy
    rabbit, bunny
    bird, birdie
    parrot, budgie, parakeet, cockatiel
    chicken, hen, rooster
    duck, duckling
    goose, gander
    horse, pony, mare
    cow, cattle, bull
    pig, piglet, hog
    sheep, lamb
    goat, billy goat
    donkey, mule
    fish tank, aquarium
    goldfish, pet fish
    turtle, tortoise
    lizard, gecko, iguana
    snake, serpent, python
    frog, toad
    mouse, rat
    squirrel, chipmunk
    deer, elk, moose
    wolf, coyote
    bear, grizzly
    lion, tiger, big cat
    monkey, ape, chimp
    whale, orca
    dolphin, porpoise
    shark, great white
    insect, bug
    spider, tarantula
    butterfly, moth
    bee, wasp
    dinosaur, dino
    zoo, wildlife park
    farm, ranch
    vet, veterinarian, animal doctor
    animal shelter, rescue shelter, pound
    adopt pet, adopted pet > adopt, rescue, shelter
    breed, pedigree
    purebred, pedigree
    leash, lead
    litter box, cat litter
    pet food, dog food, cat food
    walk dog, dog walk, walking dog > dog, park, leash
    dog walker, pet sitter
    groom, grooming
    bark, barking
    purr, meow
    bite, bitten
    tail, paw
    fur, coat
    wildlife, wild animals
    endangered, extinct
    retriever, golden retriever, labrador
    shepherd, german shepherd
    poodle, labradoodle
    tabby, calico
  `,
  near: `
    pet: dog, cat, puppy, kitten, hamster, rabbit, fish, bird, parrot, turtle, guinea pig, adopt, vet
    pets > dog, cat, puppy, kitten, hamster
    animal: dog, cat, horse, bird, rabbit, turtle, elephant, lion, bear, zoo, wildlife
    dog: pet, walk, leash, bark, retriever, labrador, shepherd, poodle, vet, park
    cat: pet, litter, purr, tabby, siamese, vet
    horse: riding, stable, barn, saddle
    bird: parrot, nest, feather, owl, eagle, birdwatching
    fish tank > goldfish, aquarium, fish
    farm: cow, chicken, pig, sheep, barn, tractor
    zoo: elephant, lion, giraffe, monkey, penguin
    insect: bee, ant, butterfly, mosquito
    reptile: snake, lizard, turtle, gecko
    wild animals: bear, wolf, deer, fox
    sea animals: dolphin, whale, shark, turtle
    vet: pet, dog, cat, clinic, surgery
    animal shelter: adopt, volunteer, rescue, dog, cat
    rescue: shelter, adopt, dog
    breed: labrador, poodle, siamese, retriever
    pet name > named, called, dog, cat
    wildlife: bear, deer, birds, nature
    puppy: training, adopt, dog
    kitten: adopt, cat
  `,
}

import type { Field } from './field.ts'

export const home: Field = {
  same: `
    house, home
    apartment, flat, condo
    home > house, apartment, flat
    studio apartment, studio flat, bedsit
    house, cottage, bungalow
    townhouse, terrace house
    dorm, dormitory, residence hall, student housing
    live, reside, dwell, settle
    living place, residence, dwelling, housing
    location, place, whereabouts
    address, street address
    neighborhood, neighbourhood, district, borough
    suburb, outskirts
    city, town
    village, hamlet
    country, nation
    countryside, rural
    hometown, birthplace, home town
    hometown > grew up, born, raised, native
    home country > homeland, motherland
    grew up > hometown, childhood, raised
    come from, originally from > hometown, homeland, native
    landlord, landlady
    tenant, renter, lodger
    roommate, flatmate, housemate
    rent, lease
    move, relocate, resettle
    moved in, moved out > move, relocate
    move away, moved away > relocate, move
    neighbor, next door
    bathroom, restroom, toilet, washroom, loo
    living room, lounge, sitting room
    couch, sofa, settee
    closet, wardrobe
    cupboard, cabinet
    fridge, refrigerator
    freezer, deep freeze
    stove, cooker, hob
    oven, range
    tap, faucet
    bin, trash can, garbage can
    garbage, trash, rubbish, litter
    vacuum, hoover
    washing machine, washer
    laundry, washing
    dishwasher
    yard, backyard, garden
    lawn, grass
    balcony, terrace, patio, veranda
    attic, loft
    basement, cellar
    garage, carport
    elevator, lift
    stairs, staircase, steps
    lamp, light fixture
    curtain, drapes, blinds
    carpet, rug
    blanket, duvet, quilt, comforter
    pillow, cushion
    furniture, furnishings
    decorate, redecorate, decor
    renovate, remodel, refurbish, renovation
    repair, fix, mend
    clean, tidy, declutter
    cleaner, housekeeper, maid
    chore, housework
    homeless, unhoused
    belongings, possessions, stuff
    key, keys
    fireplace, hearth
    heating, heater, radiator
    air conditioning, air conditioner, aircon
    balcony garden, window box
    mailbox, letterbox
    porch, doorstep
    homeowner, house owner
    house hunting, apartment hunting
    houseplant, indoor plant
    ladder, stepladder
    hammer, mallet
    bedroom, sleeping room
    nursery, baby room
    kitchenette, kitchen
  `,
  near: `
    home > house, apartment, rent, mortgage, move, roommate, neighborhood, room, family
    house: bedroom, kitchen, garden, roof, mortgage, garage, bathroom, basement
    apartment: rent, lease, landlord, studio, floor, building, roommate
    rent: landlord, tenant, deposit, lease, monthly
    furniture: sofa, couch, table, chair, desk, bed, bookshelf, wardrobe, dresser, cabinet
    appliance: fridge, washing machine, dishwasher, microwave, oven, toaster, dryer, blender, kettle, vacuum
    kitchen: stove, oven, fridge, cook, sink, microwave
    bathroom: shower, bath, sink, toilet, towel
    bedroom: bed, sleep, mattress, pillow, wardrobe
    garden: plant, flower, vegetable, lawn, tree, seed, soil, grow, greenhouse
    chore: dishes, laundry, vacuum, sweep, mop, iron, clean, dust
    cleaning: vacuum, dust, mop, sweep, scrub, tidy
    move: apartment, house, boxes, pack, city, new place, settle, neighborhood
    moved > relocation, new place
    neighborhood: neighbor, street, local, area, community, quiet
    neighbor: fence, street, noisy, next door
    renovate: paint, kitchen, contractor, floor, tile, wall
    decor: paint, wallpaper, curtain, poster, picture, lamp
    hometown: childhood, grew up, family, village
    where from, from where > hometown, born, grew up, country
    roots > heritage, ancestry, origin, hometown
    repair: broken, leak, plumber, handyman, tool
    plumbing: leak, pipe, tap, plumber, drain
    tool: hammer, drill, screwdriver, saw, wrench, ladder
    bedding: sheet, pillow, blanket, duvet, mattress
    roommate: rent, share, apartment, dorm
    housework: laundry, dishes, clean
    address: street, road, zip code, postcode
    storage: shelf, attic, basement, garage, box
    security: alarm, lock, camera, key
    city: downtown, neighborhood, street, suburb
    place > city, town, country, restaurant, park
  `,
}

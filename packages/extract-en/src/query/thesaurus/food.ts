import type { Field } from './field.ts'

export const food: Field = {
  same: `
    food, meal, dish
    cuisine, cooking
    eat, dine, consume
    eat out, eating out, dine out, restaurant
    breakfast, morning meal
    lunch, midday meal
    dinner, supper, evening meal
    brunch, late breakfast
    snack, nibble, treat
    dessert, sweet, pudding
    appetizer, starter
    main course, entree
    leftovers, remaining food
    takeout, takeaway, delivery
    restaurant, diner, eatery, bistro
    cafe, coffee shop, coffeehouse
    bar, pub, tavern
    bakery, patisserie
    grocery, groceries, supermarket
    grocery store, supermarket
    market, farmers market
    recipe, cooking instructions
    ingredient, ingredients
    cook, prepare food, make dinner
    bake, baking
    grill, barbecue
    fry, deep-fry, stir-fry
    roast, roasting
    boil, simmer
    hungry, starving, famished
    thirsty, parched
    full, stuffed
    taste, flavor
    delicious, tasty, yummy
    disgusting, gross
    spicy, hot spicy
    sweet tooth, love sweets > dessert, candy, chocolate, cake
    salty, savory
    sour, tart
    bland, tasteless
    fresh, organic
    junk food, fast food
    burger, hamburger, cheeseburger
    hot dog, hotdog
    fries, french fries, chips
    sandwich, sub, panini
    pizza, slice of pizza
    pasta, spaghetti, noodles
    noodles, ramen
    rice, fried rice
    dumplings, dim sum
    sushi, sashimi
    steak, beef
    pork, ham, bacon
    chicken, poultry
    fish, seafood
    shrimp, prawn
    salad, greens
    soup, broth, stew
    bread, loaf, toast
    cake, cupcake, gateau
    cookie, biscuit
    pie, tart
    pastry, croissant, danish
    pancake, crepe, waffle
    ice cream, gelato, sorbet
    chocolate, cocoa
    candy, sweets, lollies
    egg, eggs, omelet
    cheese, cheddar
    butter, margarine
    milk, dairy
    yogurt, greek yogurt
    vegetable, veggie, veg
    fruit, fruits
    potato, spud
    eggplant, aubergine
    zucchini, courgette
    cilantro, coriander
    peanut, groundnut
    nut, nuts, almond, walnut
    spice, seasoning, herbs
    sauce, dressing, dip
    ketchup, tomato sauce
    sugar, sweetener
    jam, jelly, preserves
    drink, beverage
    soft drink, soda, pop, coke
    alcohol, booze, liquor
    wine, red wine, white wine
    beer, ale, lager
    cocktail, mixed drink
    coffee, espresso, latte, cappuccino
    tea, chai, green tea
    juice, smoothie
    water, mineral water
    hot chocolate, cocoa
    drunk, tipsy, intoxicated
    chef, cook
    barbecue, cookout, grill
    picnic, outdoor lunch
    potluck, shared meal
    feast, banquet
    buffet, all-you-can-eat
    vegetarian food, meatless
    homemade, home-cooked
    meal prep, batch cooking
    plate, bowl
    cutlery, silverware, fork
    mug, cup
    pan, skillet, wok
    reservation, booked table
    waiter, server
    menu, specials
    craving, crave
    portion, serving
    cookbook, recipe book
    organic food, natural food
  `,
  near: `
    food: pizza, pasta, sushi, burger, chicken, restaurant, cook, recipe, meal, salad, rice, soup, cuisine
    cuisine: thai, sushi, italian, japanese, mexican, indian, chinese, french, korean, greek, vietnamese, curry
    cook: recipe, kitchen, dinner, ingredients, chef, bake, meal, pasta
    cooking > recipe, dinner, bake, dish, kitchen
    bake: cake, bread, cookies, oven, pie, muffins, sourdough, cupcakes
    recipe: ingredients, cook, bake, dish, grandma
    dish: pasta, curry, lasagna, soup, salad, roast, casserole
    meal: breakfast, lunch, dinner, cook
    dessert: cake, ice cream, pie, cookie, chocolate, pudding, cheesecake, brownie
    snack: chips, popcorn, nuts, cookies, fruit, crackers, chocolate
    breakfast: eggs, toast, cereal, pancakes, coffee, oatmeal
    restaurant: menu, dinner, waiter, food, cuisine, pizza, sushi, table
    fast food: burger, fries, pizza, mcdonalds
    seafood: shrimp, crab, lobster, salmon, oyster, tuna
    meat: beef, pork, chicken, lamb, steak, bacon, sausage, turkey
    fruit: apple, banana, strawberry, mango, grape, peach, pear, blueberry, watermelon, pineapple
    vegetable: carrot, tomato, broccoli, spinach, lettuce, onion, potato, cucumber, pepper, kale
    italian food: pasta, pizza, lasagna, risotto
    japanese food: sushi, ramen, tempura
    mexican food: tacos, burrito, enchilada, salsa
    indian food: curry, naan, samosa
    chinese food: dumplings, noodles, dim sum
    drink: coffee, tea, beer, wine, juice, water, soda, cocktail, smoothie
    alcohol: beer, wine, whiskey, vodka, cocktail, drunk, bar, gin, rum
    coffee: espresso, latte, cafe, caffeine, cappuccino, starbucks
    tea: matcha, chai, chamomile, kettle
    wine: vineyard, winery, merlot, bottle, tasting
    beer: brewery, pub, lager, ipa
    spice: chili, cinnamon, turmeric, ginger, garlic, cumin, paprika
    spicy: chili, curry, hot sauce
    cheese: cheddar, mozzarella, brie, pizza
    bread: sourdough, bakery, loaf, toast, baguette
    cake: birthday, frosting, bake, chocolate, vanilla
    grocery: supermarket, milk, eggs, shopping list
    party food > snacks, cake, pizza
    barbecue: grill, ribs, burgers, sausages
    picnic: park, blanket, basket, sandwiches
    vegan: tofu, plant-based, vegetables, dairy-free
    vegetarian: tofu, vegetables, meat
    sweets: candy, chocolate, cake
    eat > food, restaurant, meal, lunch, dinner
    treat > snack, dessert, chocolate
    kitchen > cook, bake, recipe
    noodles: ramen, pho, udon, pasta
    bar: beer, cocktail, drinks
    cafe: coffee, latte, pastry
  `,
}

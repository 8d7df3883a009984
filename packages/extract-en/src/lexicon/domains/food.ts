import { food as thesaurus } from '../../query/thesaurus/food.ts'
import { wordsIn, wordsOf } from './forms.ts'

/** Cooking, eating and drinking: what is asked about them, and what people like, avoid and cannot eat. */
export const food = wordsOf({
  of: [wordsIn(thesaurus)],
  but: `
    full, stuffed, treat, fresh, organic, sub, market, bar, pop, gross, server, specials, water, jam, preserves, bowl, cup, plate, sweet,
    sour, love sweets, consume, delivery, reservation, dip, mug, cutlery, silverware, fork, booked table, bland, boil, greens, roast
  `,
  things: `
    lasagna, lasagne, risotto, gnocchi, ravioli, carbonara, bolognese, macaroni, linguine, penne, tagliatelle, pesto, taco, burrito,
    quesadilla, enchilada, fajita, nachos, guacamole, salsa, tortilla, tamale, empanada, arepa, ceviche, paella, tapas, curry,
    tikka masala, biryani, naan, dal, dhal, samosa, dosa, paneer, vindaloo, korma, tandoori, chutney, raita, roti, chapati, tom yum,
    laksa, satay, nasi goreng, rendang, pho, banh mi, spring roll, summer roll, bao, baozi, wonton, hot pot, hotpot, congee, char siu,
    peking duck, general tso, kung pao, chow mein, lo mein, dumpling, gyoza, tempura, udon, soba, miso, teriyaki, okonomiyaki, takoyaki,
    onigiri, bento, donburi, katsu, kimchi, bibimbap, bulgogi, tteokbokki, kebab, gyro, falafel, hummus, shawarma, tzatziki, moussaka,
    tabbouleh, couscous, tagine, pierogi, borscht, goulash, schnitzel, bratwurst, bangers and mash, full english, scone, crumpet, haggis,
    poutine, meatloaf, meatball, casserole, chili, chilli, gumbo, jambalaya, cornbread, grits, wing, nugget, pepperoni, calzone,
    focaccia, bruschetta, bagel, baguette, sourdough, ciabatta, pita, muffin, brownie, doughnut, donut, cheesecake, tiramisu, macaron,
    eclair, flan, custard, sundae, milkshake, fudge, caramel, toffee, marshmallow, lollipop, gummy bear, popcorn, pretzel, cracker,
    crisps, granola, cereal, oatmeal, porridge, muesli, oat, omelette, frittata, quiche, hash brown, sausage, salami, prosciutto,
    chorizo, meat, lamb, mutton, veal, venison, turkey, duck breast, rib, brisket, mince, liver, offal, salmon, tuna, cod, mackerel,
    sardine, anchovy, trout, sea bass, crab, lobster, oyster, mussel, clam, scallop, squid, octopus, calamari, shellfish, caviar,
    seaweed, tofu, tempeh, seitan, bean, chickpea, lentil, edamame, soy, soya, quinoa, bulgur, barley, wheat, flour, yeast, gluten,
    lactose, cream, mozzarella, parmesan, feta, brie, gouda, halloumi, cashew, pistachio, hazelnut, pecan, macadamia, sesame, chia seed,
    olive, vinegar, mayo, mayonnaise, mustard, gravy, sriracha, salt, pepper, garlic, onion, ginger, cinnamon, turmeric, cumin, paprika,
    basil, parsley, oregano, thyme, rosemary, dill, mint, vanilla, honey, maple syrup, apple, banana, strawberry, blueberry, raspberry,
    blackberry, cherry, grape, mango, peach, pear, plum, apricot, pineapple, watermelon, melon, kiwi, lemon, lime, grapefruit, papaya,
    durian, lychee, pomegranate, fig, coconut, avocado, cranberry, raisin, carrot, tomato, broccoli, cauliflower, spinach, lettuce,
    cabbage, kale, cucumber, celery, mushroom, truffle, corn, pea, asparagus, brussels sprout, beetroot, radish, turnip, leek, artichoke,
    yam, pumpkin, okra, pickle, sauerkraut, matcha, boba, americano, flat white, decaf, caffeine, kombucha, lemonade, sparkling water,
    tap water, pepsi, whiskey, whisky, bourbon, vodka, gin, rum, tequila, brandy, champagne, prosecco, merlot, sake, soju, cider, ipa,
    stout, margarita, mojito, martini, mocktail, michelin star, steakhouse, pizzeria, marinade, dough, batter, slow cooker, air fryer,
    instant pot, crock pot, pantry, lunchbox, foodie, picky eater, fussy eater, calorie, carb, protein, vegetarian, vegan, pescatarian,
    flexitarian, starbucks, mcdonald's, kfc, chipotle, nando's, doordash, deliveroo, instacart, hellofresh, mcdonalds, air-fryer,
    rice cooker, takeaway, take-out, takeout, leftover, potluck, pot luck, bite to eat, packed lunch, school lunch, tiffin, nibble,
    canapé, canape, finger food, sweet tooth, tasting menu, chippy, chip shop, greasy spoon, gastropub, beer garden, bottomless brunch,
    elevenses, afternoon tea, cream tea, sunday lunch, sunday roast, sausage roll, pasty, toastie, jacket potato, fish finger,
    beans on toast
  `,
  acts: `
    cook, bake, grill, fry, roast, simmer, marinate, chop, dice, eat, dine, order in, order out, brew, snack, feast, crave, taste,
    barbecue, drink, sip, season the, defrost, reheat, cater, ferment, feed us, feed everyone, feed everybody, feed the family,
    feed the kids, feed a crowd, feed them all, feed the lot, feed four, feed five, feed six, feed eight, feed ten, rustle up, whip up,
    knock up something, throw together a, munch, nibble, stir-fry, batch-cook, meal-prep
  `,
  also: `
    peckish, savoury, vegan-friendly, plant-based, gluten-free, dairy-free, nut-free, sugar-free, low-carb, keto, paleo, kosher, halal,
    celiac, coeliac, thai, sichuan, szechuan, tex-mex, cajun, well done, medium rare, al dente, in the fridge, table for two,
    table for four, eats, ate, café, crème brûlée, jalapeño, açaí, sauté, sautéed, purée, bbq, grab a bite, what should i make,
    what should we make, what shall i make, what shall we make, what'll i make, what'll we make, what can i make, what can we make,
    what could i make, what could we make, something to make, make for the kids, make for six, make for four, make for everyone,
    coming over for, order for delivery, bite to eat, starving, famished, ravenous, hangry, feeling snacky, the munchies, what's for tea,
    whats for tea, for my tea, for afters, bring a plate, a round of drinks, out for drinks, for a drink, in the pantry,
    what should i order, what should we order, what shall i order, what do i order, what to order, on the menu, somewhere to eat,
    places to eat, spot for lunch, nice meal, three courses, won't touch meat, doesn't eat, don't eat, can't eat, veggie, veggies,
    vegans, on the hob, on the stove, in the oven, out of the oven, in the freezer, past its date, tasty, yummy, delicious, moreish,
    spicy, crispy, crunchy, homemade, home-cooked, from scratch tonight, cuppa, a brew, pint, what to make for, use up the last,
    use up the rest, for a bite, bite near, bite before, fill us up, fill me up, nosh, grub, scran, tucker, arvo tea, barbie, brekkie,
    brekky, lunch spot, tea for the kids, dinner for, supper for, quick bite, something sweet, something savoury,
    what do you serve with, left in the fridge
  `,
})

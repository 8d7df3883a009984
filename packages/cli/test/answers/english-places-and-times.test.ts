import { tell } from './story.ts'

tell([
  {
    told: [
      ['2021-06-10', 'I live in Leeds'],
      ['2023-02-14', 'I moved to Porto'],
    ],
    asked: [
      ['Where do I live?', 'You live in Porto.'],
      ['Do I live in Porto?', 'Yes. You live in Porto.'],
      ['Do I live in Leeds?', 'No. You live in Porto.'],
      ['Do I still live in Leeds?', 'No. You live in Porto now.'],
      ['Do I live in Lisbon?', 'No. You live in Porto.'],
      ['Do I live in Portugal?', 'You live in Porto.'],
      ['Did I ever live in Leeds?', 'Yes. You used to live in Leeds (until February 2023).'],
      ['Have I ever lived in Madrid?', "I don't know: you have not told me.", 'none'],
      ['Where did I live before?', 'You used to live in Leeds (until February 2023).'],
      ['Where did I live in 2022?', 'In 2022 you lived in Leeds.'],
      ['Where did I live in 2019?', "I don't know that of 2019: you have not told me.", 'none'],
      ['Where did I live in March 2024?', 'In March 2024 you lived in Porto.'],
      [
        'How has my address changed over the years?',
        'Where you live: first Leeds, since February 2023 Porto.',
      ],
      [
        'When did I move to Porto?',
        'You live in Porto, since 14 February 2023 at the latest: that is when you told me.',
      ],
      ['When did I move to Berlin?', "I don't know: you have not told me.", 'none'],
      ['Where will I live next year?', "I don't know: you have not told me.", 'none'],
    ],
  },
  {
    told: [['2022-05-01', 'I have lived in Ghent since March 2020']],
    asked: [
      ['Since when do I live in Ghent?', 'You live in Ghent, since March 2020: for 5 years.'],
      ['How long have I lived in Ghent?', 'You live in Ghent, since March 2020: for 5 years.'],
      ['Where did I live in 2021?', 'In 2021 you lived in Ghent.'],
      ['Where did I live in 2018?', "I don't know that of 2018: you have not told me.", 'none'],
    ],
  },
  {
    told: [
      ['2023-01-10', 'I work at Larkspur Labs as a chemist'],
      ['2024-06-01', 'I no longer work at Larkspur Labs'],
    ],
    asked: [
      [
        'Where do I work?',
        'You used to work at Larkspur Labs. You told me that is no longer so. You said: “I no longer work at Larkspur Labs”.',
        'none',
      ],
      [
        'Do I work at Larkspur Labs?',
        'No, not any more. You used to work at Larkspur Labs. You said: “I no longer work at Larkspur Labs”.',
      ],
      [
        'Do I still work at Larkspur Labs?',
        'No, not any more. You used to work at Larkspur Labs. You said: “I no longer work at Larkspur Labs”.',
      ],
      ['Did I ever work at Larkspur Labs?', 'Yes. You used to work at Larkspur Labs (until June 2024).'],
      ['Am I a chemist?', 'Yes. You are a chemist.'],
      ['Am I a dentist?', 'No. You are a chemist.'],
      ['What is my job?', 'You are a chemist.'],
    ],
  },
  {
    told: [['2024-01-10', 'I have three cats and a parrot']],
    asked: [
      ['How many pets do I have?', '4: parrot and three cats.'],
      ['How many cats do I have?', 'You have three cats.'],
      ['How many parrots do I have?', 'You have a parrot.'],
      ['How many dogs do I have?', "I don't know: you have not told me.", 'none'],
      ['Do I have a cat?', 'Yes. You have three cats.'],
      ['Do I have a dog?', "I don't know: you have not told me.", 'none'],
      ['Do I have any pets?', 'Yes. You have a parrot.'],
    ],
  },
  {
    told: [['2024-01-10', 'I have two brothers and one sister']],
    asked: [
      ['How many siblings do I have?', '3: You have two brothers. You have a sister.'],
      ['How many brothers do I have?', 'You have two brothers.'],
      ['How many sisters do I have?', 'You have a sister.'],
      ['Do I have a brother?', 'Yes. You have two brothers.'],
      ['Do I have a daughter?', "I don't know: you have not told me.", 'none'],
    ],
  },
  {
    told: [
      ['2024-01-10', "My sister's name is Odile and she is a pilot"],
      ['2024-01-10', 'My brother lives in Turin'],
    ],
    asked: [
      ['Do I have a sister?', "Yes. Your sister's name is Odile."],
      ['Do I have a brother?', 'Yes. Your brother lives in Turin.'],
      ["What is my sister's name?", "Your sister's name is Odile."],
      ["What is my sister's job?", 'Your sister is a pilot.'],
      ['Is my sister a pilot?', 'Yes. Your sister is a pilot.'],
      ['Is my sister a nurse?', 'No. Your sister is a pilot.'],
      ['Where does my brother live?', 'Your brother lives in Turin.'],
      ['Does my brother live in Milan?', 'No. Your brother lives in Turin.'],
      ['How many siblings do I have?', "2: Your sister's name is Odile. Your brother lives in Turin."],
    ],
  },
  {
    told: [['2024-01-10', 'I speak Dutch, Greek and Finnish']],
    asked: [
      ['How many languages do I speak?', '3: Finnish, Greek and Dutch.'],
      ['Do I speak Greek?', 'Yes. You speak Greek.'],
      ['Do I speak Korean?', "I don't know: you have not told me.", 'none'],
    ],
  },
  {
    told: [['2024-01-10', 'My birthday is 9 May 1988']],
    asked: [
      ['When is my birthday?', 'Your birthday is 9 May 1988.'],
      ['Is my birthday in May?', 'Yes. Your birthday is 9 May 1988.'],
      ['Is my birthday in July?', 'No. Your birthday is 9 May 1988.'],
      ['Was I born in 1988?', 'Yes. Your birthday is 9 May 1988.'],
      ['Was I born in 1990?', 'No. Your birthday is 9 May 1988.'],
    ],
  },
  {
    told: [['2025-02-01', "I'm 34"]],
    asked: [
      ['How old am I?', 'You are 34.'],
      ['Am I over 30?', 'Yes. You are 34.'],
      ['Am I over 40?', 'No. You are 34.'],
      ['Am I 34?', 'Yes. You are 34.'],
      ['Am I 50?', 'No. You are 34.'],
      ['Am I under 30?', 'No. You are 34.'],
    ],
  },
  {
    told: [['2020-02-01', "I'm 34"]],
    asked: [
      ['How old am I?', 'You were 34 when you told me, on 1 February 2020.'],
      ['Am I over 30?', 'Yes. You were 34 when you told me, on 1 February 2020.'],
      ['Am I over 45?', 'No. You were 34 when you told me, on 1 February 2020.'],
    ],
  },
  {
    told: [
      ['2024-01-01', 'I love sushi'],
      ['2024-03-01', 'I hate mushrooms'],
    ],
    asked: [
      ['Do I like sushi?', 'Yes. You like sushi.'],
      ['Do I like mushrooms?', 'No. You do not like mushrooms.'],
      ['Do I hate sushi?', 'No. You like sushi.'],
      ['Do I like olives?', "I don't know: you have not told me.", 'none'],
      ['What do I like?', 'You like sushi.'],
    ],
  },
  {
    told: [
      ['2023-01-01', 'I love running'],
      ['2024-03-01', "I don't like running any more"],
    ],
    asked: [
      ['Do I like running?', 'No. You do not like running.'],
      ['Do I still like running?', 'No. You do not like running.'],
      ['Did I use to like running?', 'Yes. You used to like running (until March 2024).'],
    ],
  },
  {
    told: [['2024-01-01', "I'm married"]],
    asked: [
      ['Am I married?', 'Yes. You are married.'],
      ['Am I single?', 'No. You are married.'],
      ['Am I divorced?', 'No. You are married.'],
    ],
  },
  {
    told: [
      ['2024-01-01', 'I use an iPhone'],
      ['2024-09-01', 'I switched to a Pixel phone'],
    ],
    asked: [
      ['What phone do I use?', 'You use a Pixel phone.'],
      ['Do I still use an iPhone?', 'No. You use a Pixel phone now.'],
      ['Do I have a Pixel?', 'Yes. You use a Pixel phone.'],
      ['What phone did I use before?', 'You used to use an iPhone (until September 2024).'],
    ],
  },
  {
    told: [['2024-01-01', 'I live in Porto']],
    asked: [
      ['Where is the office?', "I don't know: you have not told me.", 'none'],
      ['Where does the plumber live?', "I don't know: you have not told me.", 'none'],
      ['Where do I live?', 'You live in Porto.'],
    ],
  },
])

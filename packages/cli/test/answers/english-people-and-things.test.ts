import { tell } from './story.ts'

tell([
  {
    told: [
      ['2024-01-01', "I'm allergic to peanuts"],
      ['2024-01-01', 'I live in Bonn'],
    ],
    asked: [
      ['Am I allergic to anything?', 'You are allergic to peanuts.', 'weak'],
      ['Do I live anywhere?', 'You live in Bonn.'],
      ['Am I allergic to anything else at all?', 'You are allergic to peanuts.', 'weak'],
      ['Am I afraid of anything?', "I don't know: you have not told me.", 'none'],
    ],
  },
  {
    told: [['2024-01-01', "I'm 180 cm tall"]],
    asked: [
      ['How tall am I?', 'Your height is 180 cm.'],
      ['Am I 180 cm tall?', 'Yes. Your height is 180 cm.'],
      ['Am I 170 cm tall?', 'No. Your height is 180 cm.'],
    ],
  },
  {
    told: [['2024-01-01', 'My email is nell@example.org']],
    asked: [
      ['What is my email?', 'Your email address is nell@example.org.'],
      ['Is my email nell@example.org?', 'Your email address is nell@example.org.'],
      ['Is my email tom@example.org?', 'Your email address is nell@example.org.'],
      ['What is my phone number?', "I don't know your phone number: you have not told me.", 'none'],
    ],
  },
  {
    told: [['2024-02-20', "I'm flying to Oslo next Friday"]],
    asked: [
      ['When am I flying to Oslo?', 'You plan on flying to Oslo (next Friday, 1 March 2024).'],
      ['Am I flying to Rome?', "I don't know: you have not told me.", 'none'],
    ],
  },
  {
    told: [['2024-01-05', 'I graduated last June']],
    asked: [['When did I graduate?', 'You told me: graduated (last June, 2023).']],
  },
  {
    told: [['2024-01-01', "I don't have a car"]],
    asked: [
      ['Do I have a car?', 'No. You have no car.'],
      ['How many cars do I have?', 'You have no car.'],
    ],
  },
  {
    told: [['2024-01-01', "I'm vegan"]],
    asked: [
      ['Am I vegan?', 'Yes. You are vegan.'],
      ['Am I vegetarian?', 'Yes. You are vegan.'],
      ['What is my diet?', 'You are vegan.'],
    ],
  },
  {
    told: [['2024-01-01', 'I live in the Netherlands']],
    asked: [
      ['Do I live in Amsterdam?', 'You live in the Netherlands.'],
      ['Do I live in Belgium?', 'No. You live in the Netherlands.'],
      ['Do I live in Europe?', 'You live in the Netherlands.'],
    ],
  },
  {
    told: [['2024-01-01', 'My name is Ines']],
    asked: [
      ['What is my name?', 'Your name is Ines.'],
      ['Is my name Ines?', 'Yes. Your name is Ines.'],
      ['Is my name Clara?', 'No. Your name is Ines.'],
    ],
  },
  {
    told: [
      ['2022-03-05', 'I live in Bath'],
      ['2023-03-05', 'I moved to York'],
      ['2024-07-01', 'I moved to Hull'],
    ],
    asked: [
      [
        'How has my address changed?',
        'Where you live: first Bath, from March 2023 York, since July 2024 Hull.',
      ],
      ['Where did I live before?', 'You used to live in York (until July 2024).'],
      ['Have I lived in York?', 'Yes. You used to live in York (until July 2024).'],
      ['Do I still live in York?', 'No. You live in Hull now.'],
    ],
  },
  {
    told: [
      ['2024-01-05', 'My wife is a baker'],
      ['2024-06-05', 'My wife is a florist now'],
    ],
    asked: [
      ["What is my wife's job?", 'Your wife is a florist.'],
      ['Is my wife a baker?', 'No. Your wife is a florist.'],
      ['Is my wife still a baker?', 'No. Your wife is a florist now.'],
      ["What was my wife's job before?", 'Your wife used to be a baker (until June 2024).'],
    ],
  },
  {
    told: [
      ['2024-03-01', 'We have a cat'],
      ['2024-05-01', "We don't have any pets any more"],
    ],
    asked: [
      [
        'Do I have a cat?',
        "No, not any more. You used to have pets. You said: “We don't have any pets any more”.",
      ],
      [
        'Do I have pets?',
        "No, not any more. You used to have pets. You said: “We don't have any pets any more”.",
      ],
    ],
  },
  {
    told: [['2024-03-01', "I don't have any siblings"]],
    asked: [
      ['Do I have a brother?', 'No. You have no siblings.'],
      ['How many siblings do I have?', 'You have no siblings.'],
    ],
  },
  {
    told: [
      ['2024-01-01', 'I smoke a pipe in the evenings'],
      ['2024-06-15', 'I quit smoking'],
    ],
    asked: [
      ['Do I smoke?', 'No, not any more. Your habits used to include smoking. You said: “I quit smoking”.'],
      [
        'Do I still smoke?',
        'No, not any more. Your habits used to include smoking. You said: “I quit smoking”.',
      ],
      ['Did I use to smoke?', 'Yes. Your habits used to include smoking (until June 2024).'],
    ],
  },
  {
    told: [
      ['2024-01-01', 'I drive a Toyota Corolla'],
      ['2024-06-15', 'I sold the Corolla and bought a Tesla'],
    ],
    asked: [
      ['Do I still have the Corolla?', 'No. You have a Tesla now.'],
      ['What did I drive before?', 'You used to have a Toyota Corolla (until June 2024).'],
      ['How many cars do I have?', 'You have a Tesla.'],
    ],
  },
])

import type { AnswerCase } from '@recollect/testkit'

/** Other people's lives, quotes, jokes, the past, plans and questions change nothing of a fact: it is answered, and surely. */
export const unchanged: readonly AnswerCase[] = [
  [
    ['I live in Malmö', 'my ex lives in Lund now', 'the moving van outside woke me up'],
    'Where do I live?',
    'Malmö',
  ],
  [['I live in Malmö', '"I live in Paris now" is the first line of the book'], 'Where do I live?', 'Malmö'],
  [
    ['I live in Malmö', 'I used to live in Kalmar', 'one day I want to live in Rome'],
    'Where do I live?',
    'Malmö',
  ],
  [['I live in Malmö', 'my best friend just moved to Berlin'], 'Where do I live?', 'Malmö'],
  [
    ['I work at Volvo', 'my neighbour got fired from Scania', 'saw a job ad from Saab'],
    'Where do I work?',
    'Volvo',
  ],
  [['I work at Volvo', 'had an interview at Saab, did not get it'], 'Where do I work?', 'Volvo'],
  [['I work at Volvo', 'in the story he quits his job at Volvo on page one'], 'Where do I work?', 'Volvo'],
  [
    ['I work at Volvo', 'ugh, some days I want to quit', 'do you think Volvo is a good employer?'],
    'Where do I work?',
    'Volvo',
  ],
  [['I work at Volvo', 'my sister started at Ikea today'], 'Where do I work?', 'Volvo'],
  [
    ['I am a dentist', 'my dentist retired', 'if I were a pilot I would see the world'],
    'What is my job?',
    'dentist',
  ],
  [['I am a dentist', 'my kid wants to be a vet'], 'What is my job?', 'dentist'],
  [
    ['My phone number is 555-0150', 'the plumber is on 555-0111', 'call the bank at 555-0122'],
    'What is my phone number?',
    '555-0150',
  ],
  [
    ['My phone number is 555-0150', 'my mum changed her number to 555-0133'],
    'What is my phone number?',
    '555-0150',
  ],
  [['my email is una@post.se', 'the invoice went to billing@shop.se'], 'What is my email?', 'una@post.se'],
  [
    ['My name is Una', 'my sister changed her name to Ida', 'the cat answers to Bob'],
    'What is my name?',
    'Una',
  ],
  [['My name is Una', 'he said: "my name is Bond"'], 'What is my name?', 'Una'],
  [
    ['I am 52', 'my brother turned 50', 'the house is 60 years old', 'I feel 80 today'],
    'How old am I?',
    '52',
  ],
  [['I am 52', 'when I was 25 I ran a marathon'], 'How old am I?', '52'],
  [
    ['My daughter is 11', 'her friend had a party, turned 12', 'she scored 13 goals'],
    'How old is my daughter?',
    '11',
  ],
  [['I weigh 64 kg', 'the dog is 30 kg now', 'I want to weigh 60 kg by May'], 'How much do I weigh?', '64'],
  [['I weigh 64 kg', 'my husband lost 8 kg', 'squatted 70 kg today'], 'How much do I weigh?', '64'],
  [
    ['I drive a Saab', 'rented a Kia on holiday', 'the neighbour sold his Saab'],
    'What car do I drive?',
    'Saab',
  ],
  [['I drive a Saab', 'thinking about buying a Tesla some day'], 'What car do I drive?', 'Saab'],
  [
    ['We have a beagle called Moss', 'a colleague had to put her dog down', 'Moss chewed my shoe'],
    'What is my dog called?',
    'Moss',
  ],
  [['We have a beagle called Moss', 'cried at the film when the dog died'], 'What is my dog called?', 'Moss'],
  [
    ['My wife is called Freja', 'my mate divorced his wife Anna', 'dreamt that I married someone else'],
    "What is my wife's name?",
    'Freja',
  ],
  [
    ['I am married', 'the couple next door split up', 'my single friends are jealous'],
    'Am I married?',
    'married',
  ],
  [['I am vegan', 'my flatmate went back to meat', 'bought bacon for my dad'], 'What is my diet?', 'vegan'],
  [['I am vegan', 'everyone says I will give up by spring'], 'What is my diet?', 'vegan'],
  [['I am allergic to latex', 'my son grew out of his milk allergy'], 'What am I allergic to?', 'latex'],
  [
    ['My favourite colour is teal', 'the new car is red', "my daughter's favourite colour is pink"],
    'What is my favourite colour?',
    'teal',
  ],
  [
    ['My favourite food is lasagne', 'had sushi yesterday, not bad', 'my wife would rather have tacos'],
    'What is my favourite food?',
    'lasagne',
  ],
  [
    ['My brother lives in Umeå', 'I was in Kiruna last week', 'my other friends all moved to Oslo'],
    'Where does my brother live?',
    'Umeå',
  ],
  [
    ['My sister works at Ericsson', 'I hear Nokia is hiring', 'her boss left Ericsson'],
    'Where does my sister work?',
    'Ericsson',
  ],
  [
    ['My dad is a fisherman', 'the fishermen are on strike', 'I could never be a teacher'],
    'What does my dad do?',
    'fisherman',
  ],
  [
    ['I study physics', 'my roommate dropped out', 'took one course in Latin for fun'],
    'What do I study?',
    'physics',
  ],
  [
    ['I go to Norra school', 'my cousin changed to Södra school', 'no school tomorrow'],
    'Which school do I go to?',
    'Norra',
  ],
]

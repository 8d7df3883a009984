import { late, reply, say } from '../story.ts'
import type { Story } from '../story.ts'

/** The same kind of year in English. */
export const YEAR_EN: Story = {
  id: 'year-en',
  language: 'en',
  title: { zh: 'Sam 的一年（英文）：搬家、换工作、更正', en: "Sam's year: moves, jobs, corrections" },
  steps: [
    say(420, 'Hi, my name is Sam Carter and I live in Leeds'),
    say(418, "I'm a nurse at St Mary's Hospital"),
    reply(418, 'Nursing is demanding. You must live close to Manchester then?'),
    say(400, "I'm allergic to shellfish"),
    say(380, 'I have a dog named Biscuit'),
    say(350, 'My brother lives in Dublin'),
    say(320, 'I love hiking and jazz, and I hate early mornings'),
    say(300, 'My email is sam@example.com'),
    say(299, 'Sorry, I meant sam.carter@example.com, not sam@example.com'),
    say(260, 'I moved to Bristol'),
    say(255, 'I started a new job at Harbour Clinic'),
    reply(255, 'Great! Do you still work at the hospital in London?'),
    say(210, 'If I lived in Lisbon I would surf every day'),
    say(190, 'My girlfriend Priya is a software engineer'),
    late(160, 330, 'I passed my driving test while I was still in Leeds'),
    say(120, "I don't like jazz any more, I listen to podcasts now"),
    say(90, 'I no longer work at Harbour Clinic'),
    say(70, 'I work at Northgate School as a teacher now'),
    say(40, 'We moved again: I live in Bath now'),
    say(25, 'Priya and I got married last Saturday'),
    say(10, 'My new phone number is 020 7946 0321'),
    say(6, 'I want to run a marathon next year'),
    say(1, 'Please call me Sammy'),
  ],
}

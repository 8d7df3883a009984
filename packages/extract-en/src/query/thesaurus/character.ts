import type { Field } from './field.ts'

/** Personality, opinions and what people do with words and minds. */
export const character: Field = {
  same: `
    personality, character, temperament
    personality traits, character traits, traits > personality, kind, shy, caring, brave
    trait, quality, characteristic
    attribute, trait
    kind person, kind-hearted > caring, kindness
    caring, compassionate, empathetic
    generous, giving
    friendly, sociable, outgoing
    extrovert, outgoing
    introvert, shy, reserved
    shy, timid
    honest, sincere, truthful
    dishonest, liar, lying
    loyal, faithful, devoted
    brave, courageous, fearless
    courage, bravery
    lazy, idle
    hardworking, diligent, dedicated
    ambitious, ambition
    stubborn, obstinate
    patient person, tolerant
    impatient, restless
    rude, impolite, disrespectful
    polite, courteous
    selfish, self-centered
    selfless, altruistic
    humble, modest
    arrogant, conceited
    wise, sensible
    stupid, dumb, silly
    smart, intelligent, clever
    strong, powerful, tough
    weak, fragile
    resilient, resilience, strength
    independent, self-reliant
    creative, imaginative
    thoughtful person, considerate
    supportive, encouraging
    reliable, dependable, trustworthy
    responsible, accountable
    organized person, orderly
    messy, untidy
    authentic, genuine, true self
    optimist, optimistic, positive
    pessimist, pessimistic, negative
    perfectionist, perfectionism
    determined, persistent, perseverance
    opinion, view, viewpoint
    think of, think about > opinion, view
    believe, belief, faith
    agree, agreement
    disagree, disagreement
    argue, argument, quarrel, dispute
    fight, argue
    discuss, talk about, conversation
    talk, chat, speak
    advice, suggestion, tip, recommendation
    suggest, recommend, advise
    recommended > suggested, advice
    decide, decision, choose
    choice, option
    choose, pick, select
    reason, cause, motive
    purpose, aim
    idea, thought, concept
    plan, intend, intention
    planning to, plans to > going to, intend, will
    want, wish, desire
    hope, wish
    dream, aspiration
    try, attempt
    help, assist, aid, support
    assistance, help
    promise, vow, pledge
    lie, deceive
    secret, confidential
    apologize, sorry, apology
    complain, complaint
    criticize, criticism
    praise, compliment
    ask, inquire
    answer, reply, response, respond
    explain, clarify
    describe, description
    mention, bring up
    forget, forgot
    remember, recall
    remind, reminder
    imagine, picture
    understand, comprehend, grasp
    know about, aware of
    change, alter, transform
    transformation, transition, change
    improve, get better, enhance
    improvement, progress
    grow, growth, develop
    journey > path, process, transition, experience
    experience, went through
    mistake, error
    problem, issue, trouble
    solution, fix
    importance, significance
    important, significant, meaningful, matter
    meaning, significance
    difference, different, distinct
    similar, alike, same
    compare, comparison
    quality time, time together
    habit, routine
    lifestyle, way of life
    rule, guideline
    responsibility, duty
    skillful, talented, gifted
    talent, gift, knack
    begin, start, commence
    finish, complete, end
    stop, quit, give up
    continue, keep going, carry on
    find, discover
    lose, misplace
    search, look for, looking for
    build, construct
    create, make
    break, damage
    need, require
    keep, retain
    get rid, throw away, discard
    share, give out
    wait, waiting
    watch, view
    listen, hear
    show, display
    carry, bring
    achieve, accomplish, reach
    prepare, get ready
    manage, handle
    protect, defend
    prevent, avoid
    avoid, stay away
    accept, acceptance
    reject, refuse, turn down
    respect, admire, look up
    connect, bond
    connection, bond, link
    impact, effect, influence
    influence, affect
    big, large, huge
    small, little, tiny
    quick, fast, rapid
    slow, sluggish
    easy, simple
    difficult, hard, tough, challenging
    dangerous, risky, unsafe
    safe, secure
    quiet, silent, peaceful
    loud, noisy
    near, close, nearby
    far, distant
    together, jointly
  `,
  near: `
    personality: shy, outgoing, kind, caring, funny, confident, honest, patient
    trait: kind, honest, brave, patient, caring
    opinion: agree, think, believe, view
    belief: religion, faith, god, spiritual
    decision: choose, option, decide
    decide: choice, option, change
    plan: goal, future, schedule, hope
    advice: mentor, tip, suggest, guidance
    argument: fight, angry, conflict, shout
    conflict: argument, disagree, fight
    help: support, volunteer, assist
    change: new, transition, different, growth
    habit: morning, routine, daily, every day
    routine: morning, daily, wake, evening, gym
    dream: goal, hope, wish, sleep
    talent: sing, dance, skill
    problem: solve, difficult, broken, struggle
    respect: admire, honor
    courage: brave, strength, fear
    identity: self, gender, transgender, authentic, accept
    acceptance: love, support, community, belong, inclusive
    journey > growth, challenge, story, share
    share > story, experience, talk
    future > plan, goal, hope, next year
    struggle > difficult, hard, challenge, overcome
    talk > conversation, discuss, chat
  `,
}

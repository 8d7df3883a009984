import type { Field } from './field.ts'

export const feelings: Field = {
  same: `
    feel, feeling, emotion
    mood, emotional state
    happy, glad, joyful, cheerful, delighted
    happiness, joy, delight
    joy > happy, happiness
    sad, unhappy, down, upset
    sadness, sorrow
    sad > cry, heartbroken
    upset, distressed
    depressed, low, gloomy
    angry, mad, furious, pissed
    anger, rage
    annoyed, irritated, bothered
    annoying, irritating
    frustrated, fed up
    frustrating, infuriating
    afraid, scared, frightened, terrified
    fear, phobia, dread
    scary, frightening, creepy
    nervous, anxious, worried
    worry, worried, concern, concerned
    stress, pressure, tension
    stressed, overwhelmed, under pressure
    stressful, overwhelming
    relax, unwind, chill, destress
    relaxed, calm, peaceful
    relaxing, calming, soothing
    calm, peace, serenity
    excited, thrilled, pumped, stoked
    exciting, thrilling
    look forward, looking forward, excited, can't wait
    surprised, shocked, astonished, amazed
    surprise, shock
    proud, pride
    ashamed, embarrassed, humiliated
    guilty, remorse
    regret, regrets, wish i had
    jealous, envious
    lonely, alone, isolated
    loneliness, isolation
    homesick, missing home
    miss, long for
    bored, boredom
    boring, dull, tedious
    disappointed, let down
    disappointment, letdown
    hopeful, optimistic
    hopeless, despair
    grateful, thankful, appreciative
    gratitude, appreciation
    appreciate, value
    confident, self-assured
    confidence, self-esteem
    insecure, self-conscious
    confused, puzzled, baffled
    curious, interested
    love, adore
    like, enjoy, love, fond
    hate, dislike, detest, loathe, can't stand
    prefer, rather, favorite
    favorite, preferred, best
    fave > favorite
    interested in, into > like, enjoy, passionate
    passion, passionate
    obsessed, crazy about
    inspire, inspired, inspiration, motivate
    motivation, motivate
    motivated > inspired, drove
    encourage, support, cheer on
    comfort, console, reassure
    trust, rely
    forgive, forgiveness
    crush, attraction
    affection, tenderness
    cry, weep, sob, tears
    laugh, giggle, chuckle
    smile, grin
    scream, yell, shout
    sigh, groan
    hug, embrace, cuddle
    kiss, smooch
    satisfied, content, pleased
    satisfaction, contentment
    relieved, relief
    heartbroken, devastated, crushed
    traumatic, traumatized, trauma
    overjoyed, ecstatic, elated
    amazing, awesome, incredible, fantastic, wonderful
    great, excellent, superb
    terrible, awful, horrible, dreadful
    weird, strange, odd
    fun, enjoyable, entertaining
    funny, hilarious, humorous
    touching, moving, heartwarming
    cope, deal with, handle
    coping, dealing with > cope, manage
    struggle, struggling, difficulty
    vent, complain, rant
    nostalgia, nostalgic
    impressed, blown away
    disgusted, grossed out
    emotional, sentimental
  `,
  near: `
    feel: happy, sad, proud, nervous, excited, emotion, stressed, grateful
    felt > happy, sad, proud, nervous, relieved, excited
    emotion: happy, sad, angry, fear, joy, love
    mood: happy, sad, gloomy, cheerful
    stress: relax, work, overwhelmed, anxiety, pressure, deadline
    stress relief > relax, yoga, walk, run, music, paint, dance, therapy
    relax: bath, read, music, walk, yoga, nature, meditation, calm, spa
    relaxation > bath, yoga, calm, nature
    sad: cry, tears, grief, lost, lonely
    happy: smile, joy, celebrate, laugh
    fear > spiders, heights, snakes, dark, flying, clowns, afraid
    afraid of, scared of > fear, phobia
    angry: argument, fight, yell
    proud: achievement, accomplished, graduated
    love: romance, heart, affection
    hobby > enjoy, love, fun
    hate: annoying, awful
    motivation: goal, inspiration, passion
    inspire: story, role model, book, mentor, example
    encouragement: support, kind words, cheer
    lonely: friends, isolated, alone
    anxiety: panic, therapy, breathing, worry
    confidence: speech, believe, brave
    regret: mistake, sorry, wish
    gratitude: thank, thankful, blessed
    memory: childhood, photo, remember, nostalgia
    escape > relax, nature, getaway, unwind
    comfort: hug, support, blanket
    happiness: family, friends, laughter
    personality > shy, outgoing, introvert, kind, funny
    cope: therapy, support, exercise, journal
    motivates > drives, passion, inspires
    realization: realize, learn, insight, understand
    realize: learn, lesson, important
  `,
}

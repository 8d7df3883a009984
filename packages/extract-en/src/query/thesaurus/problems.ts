import type { Field } from './field.ts'

/** Accidents, losses, crime, and what goes wrong. */
export const problems: Field = {
  same: `
    accident, crash, collision
    car accident, car crash, wreck
    fall down, fell down, fell off, fall off > slip, trip over, injury
    slip, tripped
    emergency, crisis
    fire, blaze
    burn, burned
    break down, broke down, breakdown
    broken, damaged, not working
    stolen, theft, steal
    thief, robber, burglar
    robbery, robbed, mugged
    burglary, break-in
    lost item, misplaced, missing
    scam, fraud, scammed
    crime, offense
    criminal, offender
    arrest, arrested
    jail, prison
    court, trial
    lawsuit, sue
    victim, casualty
    violence, violent
    abuse, abusive
    bully, bullying, harassment
    threat, threaten
    danger, risk
    warning, alert
    rescue, save
    survive, survivor
    disaster, catastrophe
    setback, obstacle, hurdle
    challenge, obstacle
    overcome, get over
    failure, failed
    lack, shortage
    noise, loud sound
    smell, odor
    leak, leaking
    mess, clutter
    stuck, trapped
    delay, postponed
    cancelled, called off
    missed > late, skipped
    complaint, grievance
    refund request, money back
    flat tire, puncture
    speeding ticket, traffic fine, parking ticket
    fine, penalty
    power cut, blackout
    pest, infestation
    lockdown, quarantine
    pandemic, epidemic
    evacuate, evacuation
    lost and found, lost property
    conflict, dispute
    divorce battle, custody battle
    rough patch, hard time, tough time, difficult time
    tough time > struggle, difficult, lost
    bad luck, unlucky
    good luck, lucky
  `,
  near: `
    accident: car, injury, hospital, insurance, crash, police
    fire: smoke, firefighter, burned, alarm
    robbery: police, stolen, thief, wallet
    stolen: police, bike, wallet, thief
    crime: police, court, thief, jail
    police: arrest, crime, report
    court: judge, lawyer, case, trial
    emergency: hospital, ambulance, 911
    lost item > lost, wallet, keys, phone
    bully: school, kids, teased
    broken > repair, fix, screen, replace
    setback: injury, failed, rejected, lost
    disaster: flood, earthquake, fire, hurricane
    pandemic: covid, lockdown, mask, vaccine
    danger: risk, safety, warning
    delay: late, traffic, flight
    mistake: wrong, error, regret
    obstacle: challenge, overcome, struggle
    scam: fraud, money, fake
    leak: water, pipe, plumber
    hard time > struggle, stress, support, lost
    loss > lost, died, grief
    discrimination: lgbtq, rights, racism
    bad experience > upset, negative, rude, scary
    negative experience > upset, bad, rude, incident
    incident > happened, accident
  `,
}

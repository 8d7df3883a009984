const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** Last words of the jobs that Chinese sentences name in English: 我老公是 product manager, 在 Amazon 做 SDE. */
export const ENGLISH_JOBS = words(`
engineer developer dev programmer coder architect designer manager director lead leader analyst scientist researcher consultant advisor accountant
auditor audit lawyer paralegal nurse doctor dentist pharmacist therapist teacher professor lecturer tutor instructor coach trainer intern trainee
barista bartender chef waiter waitress cashier sales marketing recruiter headhunter trader banker broker planner strategist operator editor writer
copywriter journalist translator interpreter producer artist illustrator animator photographer model musician dj pilot driver founder cofounder
co-founder freelancer freelance contractor assistant secretary receptionist postdoc
hr pm po ba qa ui ux ue sde swe sre sdet tpm tam ta ra ceo cto cfo coo cmo cio cpo vp gp cpa quant backend frontend fullstack full-stack devops data
`)

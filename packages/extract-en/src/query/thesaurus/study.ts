import type { Field } from './field.ts'

export const study: Field = {
  same: `
    school, academy
    university, college, uni
    high school, secondary school
    elementary school, primary school, grade school
    middle school, junior high
    kindergarten, preschool, nursery school
    grad school, graduate school
    student, pupil, learner
    undergraduate, undergrad
    postgraduate, postgrad, grad student
    freshman, first year
    classmate, schoolmate
    alumnus, graduate
    graduate, graduation, commencement
    graduated > degree, diploma, finished school
    degree, diploma
    bachelor, bachelors, undergraduate degree
    masters, master degree, msc
    phd, doctorate, doctoral
    major, field of study, specialization
    study, major in
    subject, course
    class, lesson, course
    lecture, talk
    tutor, tutoring
    homework, assignment, coursework
    essay, term paper
    thesis, dissertation
    exam, test, quiz
    midterm, midterm exam
    finals, final exam
    grade, mark, gpa
    pass exam, passed exam > pass, exam
    fail, flunk
    scholarship, bursary, grant
    student loan, student debt
    tuition, school fees
    semester, term
    campus, university grounds
    library, reading room
    textbook, course book
    notebook, exercise book
    learn, study
    learned > taught, realized
    learn language, language learning > study, duolingo, lessons
    teach, instruct, educate
    education, schooling
    research, study
    certificate, certification, qualification
    enroll, sign up, register
    drop out, dropped out
    study abroad, exchange student, exchange program
    math, mathematics
    physics, physical science
    biology, life science
    computer science, cs
    psychology, psych
    counseling, guidance
    literature, lit
    economics, econ
    philosophy, ethics
    engineering, tech degree
    art school, design school
    medical school, med school
    law school, legal studies
    language, tongue
    bilingual, multilingual, polyglot
    fluent, fluency
    native speaker, mother tongue, first language
    vocabulary, words
    spelling, orthography
    dictionary, lexicon
    workshop, seminar, masterclass
    online course, mooc, webinar
    bootcamp, intensive course
    presentation, talk
    concentrate, focus
    cram, revise, review
    plagiarism, copying
    cheat, cheating
    debate, discussion
    knowledge, understanding
    smart, intelligent, clever, bright
    curious, inquisitive
    memorize, learn by heart
    educated > degree, graduate
  `,
  near: `
    education: school, degree, university, college, graduate, study, class, psychology, counseling, certificate
    degree: university, graduate, major, bachelor, masters, psychology, engineering, counseling
    field > major, degree, psychology, engineering, career
    study: exam, university, degree, library, homework, class, research
    school: teacher, class, student, homework, classmate, campus, principal
    university: degree, campus, professor, student, major, semester, dorm
    college: campus, dorm, major, degree, freshman, tuition
    student: university, campus, exam, class
    exam: grade, study, passed, failed, score, results, finals
    grade: exam, score, report card
    homework: math, due, essay, class
    class: teacher, lesson, instructor, workshop, students
    lesson: teacher, piano, practice, class
    thesis: research, supervisor, chapter, defend, phd
    scholarship: tuition, award, university
    graduation: ceremony, cap, diploma, degree
    language: spanish, french, german, english, chinese, japanese, italian, korean, fluent, duolingo, translate
    languages > speak, spanish, french, german, english, mandarin
    speak > language, fluent
    science: physics, chemistry, biology, lab, experiment
    math: algebra, calculus, geometry, statistics
    psychology: therapy, counseling, mental health, mind
    history: museum, ancient, war, century
    workshop: class, learn, attend, pottery
    course: online, coursera, certificate, lecture
    tutor: math, lesson, student
    library: book, borrow, read
    study abroad > semester, exchange, country
    research: paper, study, lab, experiment, publish
    researched > looked into, looking into, options
    research paper > study, journal, publish
    learn: class, course, practice, lesson, tutorial
    learning > studying, practice, class
    phd: thesis, research, professor, dissertation
    campus: dorm, college, library
  `,
}

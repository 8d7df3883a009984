import { wordSet } from './words.ts'

export const NATIONALITIES = wordSet(`
afghan, albanian, algerian, american, angolan, argentinian, argentine, armenian, australian, aussie, austrian, azerbaijani, bahamian, bangladeshi, belarusian, belgian, bolivian, bosnian, brazilian, british, brit, bulgarian, burmese, cambodian, cameroonian, canadian, chilean, chinese, colombian, congolese, costa rican, croatian, cuban, cypriot, czech, danish, dominican,
dutch, ecuadorian, egyptian, emirati, english, estonian, ethiopian, filipino, filipina, finnish, french, georgian, german, ghanaian, greek, guatemalan, haitian, honduran, hungarian, icelandic, indian, indonesian, iranian, persian, iraqi, irish, israeli, italian, ivorian, jamaican, japanese, jordanian, kazakh, kenyan, korean, kuwaiti, laotian, latvian, lebanese, libyan, lithuanian,
malaysian, maltese, mexican, moldovan, mongolian, moroccan, mozambican, namibian, nepali, nepalese, new zealander, kiwi, nicaraguan, nigerian, norwegian, omani, pakistani, palestinian, panamanian, paraguayan, peruvian, polish, portuguese, puerto rican, qatari, romanian, russian, rwandan, salvadoran, saudi, scottish, senegalese, serbian, singaporean, slovak, slovenian, somali, south african,
spanish, sri lankan, sudanese, swedish, swiss, syrian, taiwanese, tanzanian, thai, tibetan, trinidadian, tunisian, turkish, ugandan, ukrainian, uruguayan, uzbek, venezuelan, vietnamese, welsh, yemeni, zambian, zimbabwean, texan, swede, dane, finn, scot, pole
`)

export const ETHNICITIES = wordSet(
  'latina, latino, latinx, hispanic, black, white, caucasian, african american, african-american, asian, asian american, native american, mixed, biracial, mixed race, jewish by birth, chicano, chicana, arab, kurdish, roma, maori, inuit, cherokee, navajo, cajun, creole, pacific islander, half chinese, half japanese, half korean, half black, half white, half asian, eurasian, cantonese, hokkien, teochew, hakka, malay, tamil, punjabi, gujarati, bengali, han, zulu, yoruba, igbo',
)

export const RELIGIONS = wordSet(
  'christian, catholic, roman catholic, protestant, baptist, methodist, lutheran, presbyterian, anglican, episcopalian, orthodox, evangelical, born again christian, mormon, jehovah witness, quaker, muslim, sunni, shia, jewish, jew, orthodox jew, hindu, sikh, jain, buddhist, zen buddhist, taoist, wiccan, pagan, atheist, agnostic, secular, spiritual, believer in god, satanist, rastafarian',
)

export const ZODIAC = wordSet(
  'aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces, sag, cap',
)

export const LANGUAGES = wordSet(`
english, spanish, french, german, italian, portuguese, dutch, russian, polish, czech, slovak, hungarian, romanian, bulgarian, greek, turkish, arabic, hebrew, persian, farsi, urdu, hindi, bengali, punjabi, gujarati, marathi, tamil, telugu, kannada, malayalam, sinhala, nepali, chinese, mandarin, cantonese, hokkien, teochew, japanese, korean, vietnamese, thai, lao, khmer, burmese, malay, indonesian,
bahasa, tagalog, filipino, swahili, amharic, hausa, yoruba, igbo, zulu, xhosa, afrikaans, swedish, norwegian, danish, finnish, icelandic, estonian, latvian, lithuanian, ukrainian, serbian, croatian, bosnian, slovenian, albanian, macedonian, armenian, georgian, kazakh, uzbek, mongolian, tibetan, latin, esperanto, irish, gaelic, welsh, basque, catalan, galician, sign language, american sign language, asl, singlish
`)

import { wordSet } from '../grammar/words.ts'

/** Employers everybody knows; lower case. Used where the frame alone does not show a workplace ("I left X"). */
export const EMPLOYERS = wordSet(
  "google, alphabet, apple, microsoft, amazon, meta, netflix, nvidia, intel, amd, ibm, oracle, sap, salesforce, adobe, cisco, dell, hp, lenovo, samsung, sony, huawei, xiaomi, tencent, alibaba, bytedance, baidu, nokia, ericsson, siemens, bosch, philips, airbus, boeing, lockheed martin, nasa, spacex, tesla, ford, toyota, honda, nissan, volkswagen, bmw, volvo, fiat, uber, lyft, airbnb, stripe, shopify, paypal, visa, mastercard, goldman sachs, morgan stanley, jpmorgan, hsbc, barclays, citibank, wells fargo, deloitte, pwc, kpmg, accenture, mckinsey, bain, bcg, infosys, wipro, tcs, capgemini, walmart, target, costco, ikea, tesco, aldi, lidl, starbucks, mcdonalds, mcdonald's, burger king, subway, nestle, unilever, pfizer, novartis, roche, bayer, merck, shell, exxon, chevron, equinor, bp, fedex, ups, dhl, verizon, at&t, vodafone, comcast, disney, pixar, nintendo, ubisoft, openai, deepmind, atlassian, dropbox, zoom, slack, yahoo, ebay, lego, nike, adidas, zara, h&m",
)

/** Words that end the name of a workplace. */
export const WORKPLACE =
  /\b(?:inc|corp|corporation|ltd|llc|gmbh|co|company|group|labs?|bank|hospital|clinic|agency|studios?|consulting|partners|technologies|systems|software|industries|solutions|motors|airlines|airways|pharma|foods|logistics|electric|energy|capital|insurance|media|post office)\.?$/u

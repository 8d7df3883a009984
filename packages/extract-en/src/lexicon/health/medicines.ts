import { words, wordSet } from '../grammar/words.ts'

/** Medicines people take for long. */
export const MEDICINES = wordSet(
  `
    sertraline, zoloft, fluoxetine, prozac, citalopram, celexa, escitalopram, lexapro, paroxetine, paxil, venlafaxine, effexor,
    duloxetine, cymbalta, bupropion, wellbutrin, mirtazapine, remeron, trazodone, amitriptyline, nortriptyline, lithium, lamotrigine,
    lamictal, quetiapine, seroquel, olanzapine, zyprexa, aripiprazole, abilify, risperidone, risperdal, clozapine, buspirone, buspar,
    xanax, alprazolam, klonopin, clonazepam, ativan, lorazepam, valium, diazepam, gabapentin, neurontin, pregabalin, lyrica, topiramate,
    topamax, keppra, levetiracetam, carbamazepine, tegretol, valproate, depakote, adderall, ritalin, methylphenidate, concerta, vyvanse,
    strattera, atomoxetine, metformin, insulin, ozempic, semaglutide, wegovy, mounjaro, tirzepatide, trulicity, jardiance, farxiga,
    januvia, glipizide, gliclazide, lisinopril, ramipril, losartan, amlodipine, metoprolol, bisoprolol, atenolol, propranolol,
    carvedilol, hydrochlorothiazide, furosemide, lasix, spironolactone, statins, a statin, atorvastatin, lipitor, simvastatin,
    rosuvastatin, crestor, warfarin, eliquis, apixaban, xarelto, plavix, clopidogrel, blood thinners, beta blockers, levothyroxine,
    synthroid, methimazole, prednisone, prednisolone, steroids, hydrocortisone, methotrexate, humira, enbrel, remicade, infliximab,
    hydroxychloroquine, plaquenil, sulfasalazine, mesalamine, omeprazole, prilosec, pantoprazole, nexium, lansoprazole, famotidine,
    zyrtec, cetirizine, loratadine, claritin, allegra, montelukast, singulair, albuterol, ventolin, symbicort, advair, finasteride,
    minoxidil, tamoxifen, letrozole, hrt, testosterone, estrogen, the pill, birth control, birth control pills, antidepressants,
    anti-depressants, antipsychotics, blood pressure meds, blood pressure pills, blood pressure medication, thyroid medication,
    heart medication, adhd meds, anxiety meds, mood stabilizers, sumatriptan, imitrex, botox for migraines, tramadol, oxycodone,
    methadone, suboxone, naltrexone, accutane, isotretinoin, tretinoin, prep, melatonin, candesartan, valsartan, irbesartan, telmisartan,
    olmesartan, benazepril, enalapril, perindopril, captopril, quinapril, fosinopril, nifedipine, felodipine, lercanidipine, diltiazem,
    verapamil, nebivolol, labetalol, sotalol, nadolol, timolol, doxazosin, prazosin, clonidine, hydralazine, methyldopa, indapamide,
    bendroflumethiazide, chlorthalidone, torsemide, bumetanide, eplerenone, entresto, ivabradine, digoxin, amiodarone, flecainide,
    nitroglycerin, isosorbide mononitrate, ranolazine, norvasc, diovan, cozaar, micardis, benicar, lopressor, toprol, coreg, tenormin,
    bystolic, inderal, cardizem, dabigatran, pradaxa, rivaroxaban, edoxaban, enoxaparin, lovenox, heparin, coumadin, ticagrelor,
    brilinta, prasugrel, pravastatin, lovastatin, fluvastatin, pitavastatin, ezetimibe, zetia, fenofibrate, gemfibrozil, repatha,
    evolocumab, praluent, alirocumab, inclisiran, zocor, empagliflozin, dapagliflozin, canagliflozin, invokana, sitagliptin, linagliptin,
    tradjenta, saxagliptin, vildagliptin, glimepiride, glyburide, glibenclamide, pioglitazone, acarbose, exenatide, byetta, liraglutide,
    victoza, saxenda, dulaglutide, rybelsus, zepbound, glucophage, lantus, humalog, novolog, novorapid, levemir, tresiba, toujeo,
    basaglar, liothyronine, cytomel, armour thyroid, eltroxin, euthyrox, levoxyl, tirosint, thyroxine, carbimazole, propylthiouracil,
    allopurinol, febuxostat, uloric, colchicine, probenecid, salbutamol, salmeterol, formoterol, budesonide, fluticasone, beclometasone,
    beclomethasone, tiotropium, spiriva, ipratropium, atrovent, pulmicort, flovent, seretide, fostair, trelegy, dulera, proair,
    levalbuterol, theophylline, qvar, clenil, phenytoin, dilantin, lacosamide, vimpat, oxcarbazepine, trileptal, zonisamide,
    phenobarbital, primidone, ethosuximide, clobazam, perampanel, brivaracetam, rufinamide, epilim, vigabatrin, epidiolex,
    sodium valproate, rizatriptan, maxalt, zolmitriptan, zomig, eletriptan, relpax, naratriptan, frovatriptan, almotriptan, aimovig,
    erenumab, ajovy, emgality, nurtec, ubrelvy, rimegepant, pizotifen, acyclovir, aciclovir, valacyclovir, valaciclovir, valtrex,
    tenofovir, truvada, descovy, biktarvy, dolutegravir, entecavir, antiretrovirals, desvenlafaxine, pristiq, vortioxetine, trintellix,
    vilazodone, viibryd, fluvoxamine, luvox, doxepin, clomipramine, anafranil, imipramine, dosulepin, phenelzine, nardil, moclobemide,
    agomelatine, lurasidone, latuda, ziprasidone, haloperidol, haldol, paliperidone, invega, brexpiprazole, rexulti, cariprazine,
    vraylar, chlorpromazine, asenapine, amisulpride, temazepam, hydroxyzine, zopiclone, zolpidem, ambien, eszopiclone, lunesta,
    suvorexant, belsomra, spravato, esketamine, lithium carbonate, auvelity, buprenorphine, antabuse, disulfiram, acamprosate,
    varenicline, chantix, champix, lisdexamfetamine, elvanse, dexamfetamine, dextroamphetamine, dexedrine, guanfacine, intuniv, focalin,
    medikinet, qelbree, modafinil, provigil, armodafinil, estradiol, progesterone, utrogestan, oestrogen, testogel, premarin, clomid,
    clomiphene, anastrozole, exemestane, arimidex, raloxifene, alendronate, alendronic acid, fosamax, risedronate, denosumab,
    cabergoline, desmopressin, microgynon, cerazette, rigevidon, depo-provera, depo provera, nexplanon, nuvaring, mirena, the mini pill,
    the mini-pill, the combined pill, norethisterone, drospirenone, levonorgestrel, dutasteride, propecia, puberty blockers, tamsulosin,
    flomax, oxybutynin, solifenacin, mirabegron, tolterodine, viagra, sildenafil, cialis, tadalafil, esomeprazole, rabeprazole,
    mesalazine, linaclotide, domperidone, metoclopramide, pentasa, mebeverine, adalimumab, etanercept, certolizumab, golimumab,
    ustekinumab, stelara, secukinumab, cosentyx, vedolizumab, entyvio, rituximab, tocilizumab, actemra, tofacitinib, xeljanz,
    upadacitinib, rinvoq, dupixent, dupilumab, xolair, omalizumab, skyrizi, risankizumab, tremfya, guselkumab, taltz, otezla, apremilast,
    ocrevus, ocrelizumab, natalizumab, tysabri, fingolimod, tecfidera, copaxone, azathioprine, imuran, leflunomide, mycophenolate,
    cellcept, tacrolimus, prograf, cyclosporine, ciclosporin, benlysta, belimumab, imatinib, gleevec, keytruda, pembrolizumab, herceptin,
    trastuzumab, palbociclib, lenalidomide, hydroxyurea, capecitabine, levodopa, sinemet, madopar, pramipexole, ropinirole, rasagiline,
    donepezil, aricept, memantine, rivastigmine, baclofen, tizanidine, pyridostigmine, riluzole, celecoxib, celebrex, meloxicam,
    diclofenac, etoricoxib, co-codamol, tapentadol, morphine, fentanyl, percocet, vicodin, hydrocodone, oxycontin, latanoprost, xalatan,
    bimatoprost, dorzolamide, brimonidine, restasis, xiidra, fexofenadine, desloratadine, levocetirizine, xyzal, azelastine, mometasone,
    nasonex, flonase, dymista, bilastine, betamethasone, clobetasol, adapalene, dexamethasone, methylprednisolone, fludrocortisone,
    cortisone, ferrous sulfate, ferrous sulphate, immunosuppressants, antiepileptics, beta-blockers, blood-thinners, water tablets,
    migraine meds, epilepsy meds, asthma meds, heart meds, diabetes meds, diabetes medication, blood pressure tablets, thyroid meds,
    thyroid tablets, adhd medication, anxiety medication, asthma medication, epilepsy medication, gout medication, cholesterol tablets,
    cholesterol meds
  `,
)

/** Medicines of which one takes the place of another: somebody is on one of a kind. */
export const MEDICINE_KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'blood thinner':
      'warfarin, coumadin, eliquis, apixaban, xarelto, rivaroxaban, pradaxa, dabigatran, edoxaban, blood thinners, blood-thinners',
    antidepressant:
      'sertraline, zoloft, fluoxetine, prozac, citalopram, celexa, escitalopram, lexapro, paroxetine, paxil, venlafaxine, effexor, duloxetine, cymbalta, desvenlafaxine, pristiq, fluvoxamine, vortioxetine, trintellix',
    statin:
      'statins, a statin, atorvastatin, lipitor, simvastatin, rosuvastatin, crestor, pravastatin, lovastatin, zocor',
    'blood pressure medicine':
      'lisinopril, ramipril, enalapril, benazepril, perindopril, captopril, quinapril, fosinopril, losartan, valsartan, candesartan, irbesartan, telmisartan, olmesartan, diovan, cozaar, micardis, benicar',
    'glp-1':
      'ozempic, semaglutide, wegovy, mounjaro, tirzepatide, trulicity, dulaglutide, victoza, liraglutide, saxenda, zepbound, rybelsus, byetta',
    stimulant:
      'adderall, ritalin, methylphenidate, concerta, vyvanse, lisdexamfetamine, elvanse, focalin, dexedrine',
    'acid reducer':
      'omeprazole, prilosec, pantoprazole, nexium, lansoprazole, esomeprazole, rabeprazole, famotidine',
    'beta blocker':
      'metoprolol, bisoprolol, atenolol, propranolol, carvedilol, nebivolol, labetalol, beta blockers, beta-blockers',
    biologic:
      'humira, enbrel, remicade, infliximab, adalimumab, etanercept, stelara, cosentyx, rinvoq, xeljanz, skyrizi, taltz, tremfya, actemra, entyvio',
  }).flatMap(([kind, list]) => words(list).map((word) => [word, kind] as const)),
)

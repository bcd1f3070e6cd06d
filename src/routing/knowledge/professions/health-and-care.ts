/** Trade knowledge (M1): health, looks, and care of the old and the young. Data only. */
import type { Profession } from '../profession.ts';

export const healthAndCare: readonly Profession[] = [
  {
    name: 'Dentist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'dentist, dds, dmd, dental hygienist, oral surgeon, endodontist, periodontist, dental, denturist, family dentist, pediatric dentist, dentistry',
    keywords:
      'tooth, teeth, cavity, root canal, crown, veneer, denture, wisdom tooth, molar, gum, gingivitis, plaque buildup, tartar, teeth cleaning, toothache, fluoride, partial plate, tmj, night guard, mouth guard, sleep apnea appliance, abscess, enamel, floss, dental bridge, bad breath, halitosis, novocaine, sedation dentistry, baby teeth, tongue, mouth, teeth whitening, tooth implant, dental x ray, tooth extraction, canker sore',
    symptoms:
      'chipped tooth, lost filling, crown fell off, bleeding gums, swollen jaw, jaw pain, jaw clicks, sensitive cold, sensitive sweets, hurts chew, yellow teeth, whiter smile, kid first checkup, breath smells, hide smile, face swollen tooth, food stuck, broke tooth, knocked out tooth, grinding teeth, afraid drill, throbbing, pain when drink, loose denture, ashamed teeth, missing tooth, coffee stains teeth, smile before wedding, cracked molar, overdue teeth cleaning',
  },
  {
    name: 'Massage Therapist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'massage therapist, masseuse, masseur, lmt, lmbt, bodyworker, reflexologist, massage, reiki practitioner',
    keywords:
      'deep tissue, hot stone, prenatal massage, couples massage, trigger point, myofascial release, reflexology, cupping, lymphatic drainage, aromatherapy, spa day, bodywork, tension, back rub, neck rub, foot rub, charley horse, shiatsu, reiki, unwind, relax, stress relief, massage gift certificate, pamper, swedish massage, relaxation, muscle spasm, chair massage, sore muscle',
    symptoms:
      'stiff neck, tight shoulders, knot shoulder, sore back, back killing me, stiff back, sore from yard work, hunched over desk, sit computer all day, crick neck, slept wrong, cannot turn head, tense, tension headache, achy, sore feet, pulled muscle, treat wife, melt stress away, muscles like rocks, aching back, sore after workout, stressed out body, pregnant back ache, body aches, legs sore from running, gift wife relax, tight hamstrings, hands ache typing, whole body hurts, feet tired standing',
  },
  {
    name: 'Personal Trainer',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'personal trainer, gym, strength coach, health club, fitness, athletic trainer, fitness studio, running coach, health coach, fitness instructor',
    keywords:
      'workout, exercise, weight training, strength training, cardio, crossfit, bootcamp, lift weights, dumbbell, kettlebell, treadmill, abs, six pack, biceps, glutes, endurance, marathon, 5k, triathlon, body fat, bmi, hiit, squat, pushup, flexibility, mobility, stamina, athlete, bodybuilding, calories burn, zumba, home gym, stay active, metabolism, protein, spin class, postpartum, senior fitness, core strength, personal training, 10k',
    symptoms:
      'lose weight, drop pounds, lose belly, belly fat, get shape, get fit, build muscle, get stronger, out breath stairs, winded, fit into dress, clothes too tight, pants do not fit, shape beach, baby weight, gained weight, doctor said exercise, need motivation, hold me accountable, gym intimidating, balance getting worse, stay strong as age, weak, new year resolution, flabby, bulk up, shed pounds, run marathon, arms jiggle, put on weight, quit gym, training race, jeans tight, faster for football, tone muscles, sluggish energy, desk weight gain, out breath',
  },
  {
    name: 'Senior Care Provider',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'senior care provider, home care, caregiver, senior care, elder care, home health aide, assisted living, in home care, cna, care manager, hospice, nurse, retirement community, adult day care, carer',
    keywords:
      'elderly, aging parent, senior citizen, dementia, alzheimers, respite care, companionship, medication reminder, 24 hour care, walker, wheelchair, bedridden, incontinence, parkinsons, stroke recovery, palliative, hospital discharge, age in place, grandmother, grandfather, grandparent, grandma, grandpa, independent living, skilled nursing, medical alert, frail, fall risk, veterans aid attendance, end of life care, memory care',
    symptoms:
      'mom keeps falling, dad fell, mom lives alone, dad cannot live alone, forget her pills, forgets medication, leaves stove on, wanders off, getting lost driving, parents need help, aging mother, help mom bathe, not eating well alone, dad confused, memory slipping, someone sit dad, check on mother, take mom doctor, wife after surgery, home from hospital, exhausted caring parent, move mom into facility, parents far away, stay overnight mom, cannot care himself, repeats same question, mother law declining, dad should not drive, forgetting names, dressing himself help, mom lonely, find place dad, unsafe home alone, aging uncle aunt, caregiver needs break',
  },
  {
    name: 'Hair Stylist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'General Business Services',
    titles: 'hair stylist, hairdresser, beautician, beauty salon, colorist, cosmetologist, braider',
    keywords:
      'hair, haircut, highlights, balayage, blowout, updo, perm, hair color, roots touch up, bangs, keratin, curls, braid, wig, shampoo, loc',
    symptoms:
      'cover gray, hair wedding, frizzy, split ends, new hairstyle, bleach gone wrong, thinning hair, go blonde',
  },
  {
    name: 'Barber',
    sphere: 'Health & Wellness',
    openSeatSphere: 'General Business Services',
    titles: 'barber',
    keywords:
      'fade, beard trim, shave, buzz cut, mens haircut, straight razor, mustache, lineup, crew cut, sideburns',
    symptoms: 'son needs haircut, groomsmen haircut',
  },
  {
    name: 'Nail Salon',
    sphere: 'Health & Wellness',
    openSeatSphere: 'General Business Services',
    titles: 'nail salon, nail technician, manicurist, nail tech',
    keywords:
      'manicure, pedicure, acrylic nails, gel nails, nail polish, cuticle, dip powder, mani pedi, fingernail, toenail',
    symptoms: 'nails done, broken nail, chipped polish, feet rough sandals',
  },
  {
    name: 'Makeup Artist',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'makeup artist, mua, bridal makeup, mary kay, beauty consultant, makeup',
    keywords: 'lipstick, foundation makeup, mascara, false lashes, eyeshadow, contour, cosmetics',
    symptoms: 'makeup wedding, face done photos, glam, bridesmaids ready',
  },
  {
    name: 'Esthetician',
    sphere: 'Health & Wellness',
    openSeatSphere: 'General Business Services',
    titles: 'esthetician, med spa, facialist, lash technician, electrologist',
    keywords:
      'facial, skincare, waxing, eyebrow, lash extensions, chemical peel, microdermabrasion, botox, filler lips, microblading, laser hair removal, hydrafacial, spray tan, wrinkle, pores, bikini wax, anti aging, collagen, eyelash',
    symptoms:
      'glowing skin, blackheads, fine lines, look younger, crows feet, remove unwanted hair, tan before vacation, bags under eyes',
  },
  {
    name: 'Chiropractor',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'chiropractor, chiropractic, spine doctor, bone cracker, osteopath',
    keywords:
      'back pain, spine, adjustment, sciatica, slipped disc, pinched nerve, lower back, posture, neck pain, vertebrae, scoliosis, decompression, subluxation',
    symptoms:
      'threw out back, back went out, crack back, cannot stand up straight, pain down leg, hip out place, neck after accident, hurts bend',
  },
  {
    name: 'Physical Therapist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'physical therapist, physiotherapist, physio, dpt, occupational therapist, sports medicine, speech therapist',
    keywords:
      'physical therapy, rehab, rotator cuff, knee replacement, hip replacement, torn ligament, acl, sprain, tendonitis, tennis elbow, range of motion, vertigo, carpal tunnel, plantar fasciitis, gait, stutter, meniscus, arthritis',
    symptoms:
      'knee hurts, shoulder pain, cannot raise arm, recover from surgery, twisted ankle, heel pain, child not talking, joint pain, frozen shoulder, knee gives out',
  },
  {
    name: 'Family Doctor',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'family doctor, doctor, physician, primary care, general practitioner, md, nurse practitioner, physician assistant, internist, gp, walk in clinic, urgent care clinic',
    keywords:
      'physical exam, flu, fever, blood pressure, cholesterol, diabetes, vaccine, strep, checkup, cough, antibiotics, ear infection, bronchitis, thyroid, migraine, asthma, covid, sore throat, testosterone, menopause',
    symptoms:
      'feel sick, chest congestion, dizzy, cannot shake cold, stomach pain, cut needs stitches, always fatigued, hot flashes, vomiting',
  },
  {
    name: 'Pediatrician',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'pediatrician, childrens doctor',
    keywords:
      'pediatric, immunization, croup, teething, colic, diaper rash, breastfeeding, school shots, baby fever',
    symptoms: 'child fever, baby not sleeping, toddler rash, baby will not latch, son wheezing',
  },
  {
    name: 'Optometrist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'optometrist, eye doctor, optician, ophthalmologist',
    keywords:
      'eye exam, glasses, eyeglasses, contact lens, contacts, vision, lasik, cataract, glaucoma, pink eye, sunglasses, nearsighted, bifocals, eyesight, reading glasses, retina',
    symptoms:
      'blurry vision, squinting, seeing spots, cannot read small print, night driving glare, red itchy eye, broken glasses',
  },
  {
    name: 'Orthodontist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'orthodontist',
    keywords:
      'braces, invisalign, retainer, aligner, overbite, underbite, crooked teeth, crossbite, orthodontics',
    symptoms: 'straighten teeth, wire poking, gap between teeth',
  },
  {
    name: 'Therapist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'therapist, counselor, psychologist, psychiatrist, marriage counselor, social worker, shrink, hypnotherapist',
    keywords:
      'counseling, depression, anxiety, panic attack, ptsd, trauma, grief, adhd, autism, addiction, ocd, bipolar, anger management, mental health, burnout, self esteem, hypnosis, sobriety, insomnia, phobia, therapy, suicidal',
    symptoms:
      'so anxious, cannot sleep worry, need someone talk, marriage trouble, fight spouse, teen acting out, lost loved one, cannot cope, quit smoking, mood swings, afraid fly, sad, son withdrawn, drinking problem, depressed',
  },
  {
    name: 'Life Coach',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'life coach, mindset coach, matchmaker, motivational speaker, career coach',
    keywords:
      'life purpose, confidence, goal setting, habits, work life balance, self improvement, dating, meditation, mindfulness',
    symptoms:
      'stuck life, find purpose, lost direction, procrastinate, midlife crisis, get life together',
  },
  {
    name: 'Nutritionist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'nutritionist, dietitian, herbalist, naturopath',
    keywords:
      'diet, nutrition, meal plan, vitamins, supplements, keto, food allergy, gut health, detox, cleanse, protein shake, herbs, probiotics, essential oils, intermittent fasting, celiac, bloating',
    symptoms: 'eat healthier, eating habits, picky eater, sugar cravings, emotional eating',
  },
  {
    name: 'Yoga Instructor',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'yoga instructor, tai chi instructor, barre instructor, meditation teacher',
    keywords:
      'yoga, pilates, stretch, vinyasa, prenatal yoga, barre class, breathwork, reformer, tai chi, namaste',
    symptoms: 'become more flexible, cannot touch toes, calm mind, gentle exercise class',
  },
  {
    name: 'Acupuncturist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'acupuncturist, chinese medicine practitioner, acupuncture',
    keywords: 'chinese herbs, moxibustion, meridian, qi, eastern medicine, alternative medicine',
    symptoms: 'needles pain, pain without drugs, chronic pain natural',
  },
  {
    name: 'Pharmacist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'pharmacist, pharmacy, druggist, drugstore',
    keywords:
      'prescription, medication refill, medicine, pills, compounding, cbd, inhaler, insulin, hemp, crutches, oxygen tank, rx',
    symptoms: 'refill meds, ran out medication, rent wheelchair',
  },
  {
    name: 'Hearing Aid Specialist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'hearing aid specialist, audiologist, hearing doctor, ent',
    keywords: 'hearing aid, tinnitus, deaf, earwax, cochlear, hearing',
    symptoms: 'ringing ears, tv too loud dad, asks people repeat, ears clogged',
  },
  {
    name: 'Dermatologist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'dermatologist, skin doctor, plastic surgeon',
    keywords:
      'skin, acne, mole check, eczema, psoriasis, melanoma, rosacea, wart, rash, hives, skin tag, liposuction, tummy tuck, facelift, hair loss, varicose, dandruff, scar',
    symptoms:
      'itchy skin, weird mole, age spots, dry flaky scalp, sunburn, pimples, face breaking out',
  },
];

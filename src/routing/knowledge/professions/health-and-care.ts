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
      'tooth, teeth, cavity, root canal, crown, veneer, denture, wisdom tooth, molar, gum, gingivitis, plaque buildup, tartar, teeth cleaning, toothache, fluoride, partial plate, tmj, night guard, mouth guard, sleep apnea appliance, abscess, enamel, floss, dental bridge, bad breath, halitosis, novocaine, sedation dentistry, baby teeth, tongue, mouth, teeth whitening, tooth implant, dental x ray, tooth extraction, canker sore, checkup, sedation, cheek, implant, partial, smile, clench, incisor, whiten, bitewings, exam',
    symptoms:
      'chipped tooth, lost filling, crown fell off, bleeding gums, swollen jaw, jaw pain, jaw clicks, sensitive cold, sensitive sweets, hurts chew, yellow teeth, whiter smile, kid first checkup, breath smells, hide smile, face swollen tooth, food stuck, broke tooth, knocked out tooth, grinding teeth, throbbing, pain when drink, loose denture, ashamed teeth, missing tooth, coffee stains teeth, smile before wedding, cracked molar, overdue teeth cleaning, dry socket, bite down, cap fell, ice cream hurt, temporary crown, popcorn kernel, brush teeth, wisdom out, broke molar, turning toddler, moved family, scared drill, payment plan, somewhere family',
  },
  {
    name: 'Massage Therapist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'massage therapist, masseuse, masseur, lmt, lmbt, bodyworker, reflexologist, massage, reiki practitioner',
    keywords:
      'deep tissue, hot stone, prenatal massage, couples massage, trigger point, myofascial release, reflexology, lymphatic drainage, aromatherapy, spa day, bodywork, tension, back rub, neck rub, foot rub, charley horse, shiatsu, reiki, unwind, relax, stress relief, massage gift certificate, pamper, swedish massage, relaxation, muscle spasm, chair massage, sore muscle, kinks, calves, fascia, clenched, cramps, swedish, forearm, kneading, knots, hunched, rubdown',
    symptoms:
      'stiff neck, tight shoulders, knot shoulder, sore back, back killing me, stiff back, sore from yard work, hunched over desk, crick neck, slept wrong, tense, tension headache, achy, pulled muscle, treat wife, melt stress away, muscles like rocks, aching back, sore after workout, stressed out body, pregnant back ache, body aches, legs sore from running, gift wife relax, tight hamstrings, hands ache typing, whole body hurts, feet tired standing, ninety minutes, scar tissue, hour table, lymph drainage, anniversary couple, whole body, hip tight, essential oil, shoulder rub, loosen up, muscle tight, after marathon, lower back, soft tissue, ran marathon, gift mom, shoulder ear',
  },
  {
    name: 'Personal Trainer',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'personal trainer, gym, strength coach, health club, fitness, athletic trainer, fitness studio, running coach, health coach, fitness instructor',
    keywords:
      'workout, exercise, weight training, strength training, cardio, crossfit, bootcamp, lift weights, dumbbell, kettlebell, treadmill, abs, six pack, biceps, glutes, endurance, marathon, 5k, triathlon, body fat, bmi, hiit, squat, pushup, flexibility, mobility, stamina, athlete, bodybuilding, calories burn, zumba, home gym, stay active, metabolism, protein, spin class, postpartum, senior fitness, core strength, personal training, 10k, peloton, gut, flexible, posture, barbell, stronger, hiking, weights, core, muscle, trainer',
    symptoms:
      'lose weight, drop pounds, lose belly, belly fat, get shape, get fit, build muscle, get stronger, out breath stairs, fit into dress, clothes too tight, pants do not fit, shape beach, baby weight, gained weight, doctor said exercise, need motivation, hold me accountable, gym intimidating, balance getting worse, stay strong as age, weak, new year resolution, flabby, bulk up, shed pounds, arms jiggle, put on weight, quit gym, training race, jeans tight, faster for football, tone muscles, sluggish energy, desk weight gain, out breath, boot camp, push up, in shape, bench press, stairs winded, vertical jump, after physical therapy, wedding dress fit, tone arms, diabetes exercise, lift safely, work alone, balance fallen, work morning, moved doctor, married dress',
  },
  {
    name: 'Senior Care Provider',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'senior care provider, home care, caregiver, senior care, elder care, home health aide, assisted living, in home care, cna, care manager, hospice, nurse, retirement community, adult day care, carer',
    keywords:
      'elderly, aging parent, senior citizen, dementia, alzheimers, respite care, companionship, medication reminder, 24 hour care, walker, wheelchair, bedridden, incontinence, parkinsons, stroke recovery, palliative, hospital discharge, age in place, grandfather, grandparent, grandma, independent living, skilled nursing, medical alert, frail, fall risk, veterans aid attendance, end of life care, memory care, companion, aide, sitter, forgetful, errands, memory, grandmother, grandpa',
    symptoms:
      'mom keeps falling, dad fell, forget her pills, forgets medication, leaves stove on, wanders off, parents need help, help mom bathe, not eating well alone, memory slipping, someone sit dad, check on mother, take mom doctor, home from hospital, exhausted caring parent, move mom into facility, parents far away, stay overnight mom, cannot care himself, repeats same question, dad should not drive, dressing himself help, mom lonely, unsafe home alone, aging uncle aunt, caregiver needs break, adult day, stove on, worn out, shower help, hip replacement, old folks, parent nurse, working sit, bathing dressing, light meal',
  },
  {
    name: 'Hair Stylist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'General Business Services',
    titles: 'hair stylist, hairdresser, beautician, beauty salon, colorist, cosmetologist, braider',
    keywords:
      'hair, haircut, highlights, balayage, blowout, updo, perm, hair color, roots touch up, bangs, keratin, curls, braid, wig, shampoo, loc, frizz, curly, pixie',
    symptoms:
      'cover gray, hair wedding, frizzy, split ends, new hairstyle, bleach gone wrong, thinning hair, go blonde, style hair',
  },
  {
    name: 'Barber',
    sphere: 'Health & Wellness',
    openSeatSphere: 'General Business Services',
    titles: 'barber',
    keywords:
      'fade, beard trim, shave, buzz cut, mens haircut, mustache, crew cut, sideburns, taper, beard',
    symptoms: '',
  },
  {
    name: 'Nail Salon',
    sphere: 'Health & Wellness',
    openSeatSphere: 'General Business Services',
    titles: 'nail salon, nail tech',
    keywords: 'manicure, pedicure, cuticle, dip powder, mani pedi, toe, nail, acrylic, polish',
    symptoms: 'nails done, broken nail, chipped polish',
  },
  {
    name: 'Makeup Artist',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'makeup artist, mua, bridal makeup, makeup',
    keywords: 'lipstick, eyeshadow, contour, cosmetics, face, eyeliner',
    symptoms: 'face done photos, glam',
  },
  {
    name: 'Esthetician',
    sphere: 'Health & Wellness',
    openSeatSphere: 'General Business Services',
    titles: 'esthetician, med spa, facialist',
    keywords:
      'facial, skincare, waxing, lash extensions, chemical peel, botox, microblading, laser hair removal, hydrafacial, spray tan, wrinkle, pores, bikini wax, lash, ingrown, eyebrow',
    symptoms: 'glowing skin',
  },
  {
    name: 'Chiropractor',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'chiropractor, chiropractic, spine doctor, bone cracker, osteopath',
    keywords:
      'back pain, spine, adjustment, sciatica, slipped disc, pinched nerve, lower back, posture, neck pain, vertebrae, scoliosis, decompression, subluxation, adjust, herniated, crooked',
    symptoms:
      'threw out back, crack back, cannot stand up straight, pain down leg, hip out place, neck after accident, stiff neck, numb fingers, hip pain',
  },
  {
    name: 'Physical Therapist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'physical therapist, dpt, speech therapist, occupational therapist',
    keywords:
      'rehab, rotator cuff, knee replacement, acl, sprain, tennis elbow, vertigo, carpal tunnel, gait, arthritis, physical therapy',
    symptoms: 'shoulder pain, heel pain, frozen shoulder',
  },
  {
    name: 'Family Doctor',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'family doctor, doctor, physician, primary care, md, nurse practitioner, gp, walk in clinic',
    keywords:
      'flu, fever, blood pressure, cholesterol, diabetes, vaccine, cough, thyroid, migraine, asthma, covid, sore throat, physical, stomach, checkup',
    symptoms: '',
  },
  {
    name: 'Pediatrician',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'pediatrician, childrens doctor',
    keywords:
      'pediatric, immunization, croup, breastfeeding, school shots, baby fever, wheeze, jaundice',
    symptoms: 'child fever, toddler rash',
  },
  {
    name: 'Optometrist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'optometrist, eye doctor, ophthalmologist',
    keywords:
      'eye exam, glasses, eyeglasses, contact lens, contacts, vision, lasik, cataract, glaucoma, bifocals, reading glasses, retina, prescription',
    symptoms: 'blurry vision, squinting, seeing spots, red itchy eye',
  },
  {
    name: 'Orthodontist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'orthodontist',
    keywords:
      'braces, invisalign, retainer, aligner, overbite, underbite, crossbite, rubber band, crooked',
    symptoms: 'wire poking',
  },
  {
    name: 'Therapist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'therapist, psychologist, psychiatrist, marriage counselor, social worker, shrink',
    keywords:
      'counseling, depression, anxiety, panic attack, trauma, grief, adhd, autism, addiction, mental health, thought, anger, coping, therapy',
    symptoms: 'fight spouse, quit smoking, afraid fly, depressed',
  },
  {
    name: 'Life Coach',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'life coach, mindset coach, matchmaker',
    keywords: 'confidence, goal setting, habits, work life balance, dating, meditation, rut',
    symptoms: 'find purpose, lost direction',
  },
  {
    name: 'Nutritionist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'nutritionist, dietitian',
    keywords:
      'diet, nutrition, meal plan, supplements, keto, celiac, bloating, carb, fodmap, sodium',
    symptoms: 'eat healthier, sugar cravings',
  },
  {
    name: 'Yoga Instructor',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'yoga instructor, meditation teacher',
    keywords: 'yoga, pilates, stretch, vinyasa, namaste, pose, mat, limber',
    symptoms: 'cannot touch toes, calm mind',
  },
  {
    name: 'Acupuncturist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'acupuncturist, acupuncture',
    keywords: 'chinese herbs, moxibustion, qi, eastern medicine, needle, ivf, moxa, chinese',
    symptoms: 'needles pain',
  },
  {
    name: 'Pharmacist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'pharmacist, pharmacy, druggist, drugstore',
    keywords: 'prescription, medicine, pills, compounding, inhaler, insulin, rx, cvs, narcan',
    symptoms: '',
  },
  {
    name: 'Hearing Aid Specialist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'hearing aid specialist, audiologist, ent',
    keywords: 'hearing aid, tinnitus, deaf, earwax, hearing, ear, aid',
    symptoms: '',
  },
  {
    name: 'Dermatologist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'dermatologist, plastic surgeon',
    keywords:
      'skin, acne, mole check, eczema, psoriasis, melanoma, rosacea, wart, rash, hives, hair loss, scar, cyst, scaly',
    symptoms: 'itchy skin, age spots, dry flaky scalp, sunburn, pimples',
  },
];

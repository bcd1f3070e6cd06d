/** Trade knowledge (M1): health, looks, and care of the old and the young. Data only. */
import type { Profession } from '../profession.ts';

export const healthAndCare: readonly Profession[] = [
  {
    name: 'Dentist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'dentist, dds, dmd, dental office, dental hygienist, oral surgeon, endodontist, periodontist, pediatric dentist, cosmetic dentist, tooth doctor, family dentist, dental, denturist',
    keywords:
      'tooth, teeth, cavity, dental filling, root canal, crown, veneer, tooth implant, denture, wisdom tooth, molar, gum, gingivitis, plaque buildup, tartar, teeth whitening, teeth cleaning, toothache, dental checkup, fluoride, dental x ray, tooth extraction, partial plate, tmj, tooth grinding, night guard, mouth guard, sleep apnea appliance, abscess, enamel, floss, dental bridge, bonding tooth, bad breath, halitosis, canker sore, smile makeover, incisor, oral hygiene, novocaine, sedation dentistry, baby teeth, tongue, mouth',
    symptoms:
      'tooth hurt, tooth ache, chipped tooth, cracked tooth, broke tooth, knocked out tooth, lost filling, crown fell off, bleeding gums, swollen gums, swollen jaw, jaw pain, jaw clicks, throbbing molar, sensitive to cold, sensitive to sweets, hurts to chew, bit down something cracked, yellow teeth, whiter smile, missing teeth, loose tooth, loose dentures, afraid of dentist, have not been in years checkup, kid first checkup, grind teeth, breath smells, mouth sore, ashamed of smile, hide my smile, brighter smile before wedding, pain when drink cold, face swollen tooth, fix my smile, coffee stained, food stuck',
  },
  {
    name: 'Massage Therapist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'massage therapist, masseuse, masseur, lmt, lmbt, bodyworker, reflexologist, massage, massage spa, sports massage therapist, massage clinic, reiki practitioner',
    keywords:
      'deep tissue, swedish massage, hot stone, prenatal massage, couples massage, sports massage, trigger point, myofascial release, reflexology, cupping, lymphatic drainage, aromatherapy, chair massage, spa day, bodywork, muscle knot, tension, relaxation, back rub, neck rub, foot rub, sore muscle, tight muscle, muscle spasm, charley horse, shiatsu, thai massage, reiki, facial massage, massage table, unwind, relax, stress relief, massage gift certificate, pamper',
    symptoms:
      'stiff neck, tight shoulders, knot in shoulder, knots in back, sore back, aching back, back killing me, stiff back, tense shoulders, sore after workout, sore from yard work, hunched over desk, sit at computer all day, neck hurts desk, crick in neck, slept wrong, cannot turn head, need to relax, stressed out, tense, so tense, tension headache, hurt all over, achy, sore feet, pregnant back ache, legs sore from running, sore from training, pulled muscle, tight hamstrings, treat my wife, gift for mom pampering, need rest, body aches, hands ache from typing, day of pampering, melt stress away, stand all day sore, wound up, muscles like rocks, marathon recovery, massages at office',
  },
  {
    name: 'Personal Trainer',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'personal trainer, fitness trainer, fitness coach, gym, strength coach, fitness instructor, gym owner, workout coach, bootcamp instructor, health club, fitness, athletic trainer, crossfit coach, fitness studio, running coach, health coach',
    keywords:
      'workout, exercise, weight training, strength training, cardio, crossfit, bootcamp, lift weights, dumbbell, kettlebell, treadmill, abs, six pack, biceps, glutes, core strength, muscle tone, endurance, marathon, 5k, triathlon, body fat, bmi, hiit, squat, pushup, flexibility, mobility, stamina, athlete, sports performance, bodybuilding, senior fitness, postpartum fitness, personal training, fitness class, fitness plan, calories burn, spin class, zumba, home gym, stay active, physique, gym membership, metabolism, protein',
    symptoms:
      'lose weight, cannot lose weight, drop pounds, lose 20 pounds, shed pounds, lose belly, belly fat, beer belly, get in shape, out of shape, get fit, tone up, toned arms, build muscle, get stronger, out of breath stairs, winded, no energy, tired all the time, fit into dress, fit into jeans, clothes too tight, pants do not fit, look good for wedding, in shape for wedding, shape for beach, baby weight, gained weight, put on weight, sit all day, doctor said exercise, need motivation, hold me accountable, gym intimidating, quit gym, run a marathon, train for race, balance getting worse, stay strong as i age, weak, son faster for football, new year resolution, feel better in my body, workouts at home, flabby, bulk up',
  },
  {
    name: 'Senior Care Provider',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'senior care provider, home care, caregiver, senior care, elder care, home health aide, assisted living, in home care, companion caregiver, nursing home, cna, certified nursing assistant, care manager, geriatric care manager, hospice, home nurse, nurse, personal care aide, retirement community, senior living advisor, adult day care, carer',
    keywords:
      'elderly, aging parent, senior citizen, dementia, alzheimers, memory care, respite care, companionship, bathing help, medication reminder, 24 hour care, overnight care, live in care, walker, wheelchair, fall risk, bedridden, incontinence, parkinsons, stroke recovery, end of life care, palliative, hospital discharge, post surgery care, veterans aid attendance, age in place, grandmother, grandfather, grandparent, grandma, grandpa, activities of daily living, hoyer lift, sundowning, independent living, skilled nursing, caregiver burnout, medical alert, frail, meals on wheels',
    symptoms:
      'mom keeps falling, dad fell, mom lives alone, dad cannot live alone, forget her pills, forgets medication, leaves stove on, wanders off, getting lost driving, dad should not drive, parents getting older, parents need help, aging mother, elderly father, help mom bathe, help getting dressed, not eating well alone, mom is lonely, dad confused, memory slipping, forgetting names, cannot leave mom alone, someone sit with dad, check on my mother, take mom to doctor, care for husband, wife after surgery, home from hospital, recovering hip surgery, exhausted caring for parent, need break caring, move mom into facility, find place for dad, parents far away, watch grandma, stay overnight with mom, cannot care for himself, repeats same question, unsafe at home alone, mother in law declining, aunt needs looking after, help around house elderly',
  },
  {
    name: 'Hair Stylist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'General Business Services',
    titles:
      'hair stylist, hairdresser, beautician, hair salon, beauty salon, colorist, cosmetologist, wig maker, braider',
    keywords:
      'hair, haircut, highlights, balayage, blowout, hair extensions, updo, perm, hair color, roots touch up, bangs, keratin, curls, braid, wig, gray hair, shampoo, loc',
    symptoms:
      'bad hair day, cover gray, hair for wedding, frizzy, split ends, new hairstyle, bleach gone wrong, thinning hair, go blonde',
  },
  {
    name: 'Barber',
    sphere: 'Health & Wellness',
    openSeatSphere: 'General Business Services',
    titles: 'barber, barbershop, barber shop, mens stylist',
    keywords:
      'fade, beard trim, shave, buzz cut, mens haircut, straight razor, mustache, lineup, crew cut, boys haircut, sideburns, hot towel',
    symptoms: 'trim my beard, son needs haircut, look sharp, hot shave, groomsmen haircut, shaggy',
  },
  {
    name: 'Nail Salon',
    sphere: 'Health & Wellness',
    openSeatSphere: 'General Business Services',
    titles: 'nail salon, nail technician, manicurist, nail tech, nail artist, pedicurist',
    keywords:
      'manicure, pedicure, acrylic nails, gel nails, nail polish, cuticle, nail art, dip powder, mani pedi, fingernail, toenail',
    symptoms:
      'nails done, broken nail, chipped polish, nails for wedding, ugly toes, feet rough for sandals',
  },
  {
    name: 'Makeup Artist',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'makeup artist, mua, bridal makeup, mary kay, cosmetics consultant, beauty consultant, makeup, special effects makeup',
    keywords:
      'lipstick, foundation makeup, airbrush makeup, mascara, false lashes, eyeshadow, bridal beauty, contour, cosmetics, makeup lesson, halloween makeup',
    symptoms:
      'makeup for wedding, makeup for prom, face done for photos, glam, look good on camera, bridesmaids ready',
  },
  {
    name: 'Esthetician',
    sphere: 'Health & Wellness',
    openSeatSphere: 'General Business Services',
    titles:
      'esthetician, skincare specialist, med spa, facialist, waxing studio, lash technician, electrologist, permanent makeup artist, aesthetic nurse, spray tan artist',
    keywords:
      'facial, skincare, waxing, eyebrow, lash extensions, chemical peel, microdermabrasion, botox, filler lips, microblading, laser hair removal, hydrafacial, spray tan, wrinkle, pores, bikini wax, anti aging, dermaplane, collagen, microneedling, brow lamination',
    symptoms:
      'glowing skin, blackheads, fine lines, look younger, dull skin, crows feet, remove unwanted hair, tan before vacation, bags under eyes, upper lip hair',
  },
  {
    name: 'Chiropractor',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'chiropractor, chiropractic, spine doctor, back doctor, bone cracker, osteopath',
    keywords:
      'back pain, spine, spinal, adjustment, sciatica, herniated disc, slipped disc, bulging disc, pinched nerve, alignment body, lower back, posture, neck pain, vertebrae, scoliosis, decompression, subluxation',
    symptoms:
      'threw out back, back went out, crack my back, cannot stand up straight, pain down leg, numb leg back, hip out of place, neck after accident, hurts to bend',
  },
  {
    name: 'Physical Therapist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'physical therapist, physiotherapist, physio, dpt, occupational therapist, rehab clinic, sports medicine, orthopedic clinic, speech therapist, speech pathologist',
    keywords:
      'physical therapy, rehab, rotator cuff, knee replacement, hip replacement, torn ligament, acl, sprain, tendonitis, tennis elbow, range of motion, vertigo, carpal tunnel, plantar fasciitis, pelvic floor, sports injury, dry needling, gait, stutter, meniscus, arthritis, stroke rehab',
    symptoms:
      'knee hurts, shoulder pain, cannot raise arm, recover from surgery, twisted ankle, heel pain, hip hurts, trouble walking, child not talking, regain strength after surgery, joint pain, frozen shoulder, knee gives out',
  },
  {
    name: 'Family Doctor',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'family doctor, doctor, physician, primary care, general practitioner, md, nurse practitioner, physician assistant, urgent care, internist, family medicine, concierge doctor, gp, medical clinic, walk in clinic',
    keywords:
      'physical exam, flu, fever, blood pressure, cholesterol, diabetes, vaccine, flu shot, strep, sinus infection, checkup, cough, blood test, antibiotics, sports physical, rash fever, ear infection, bronchitis, thyroid, migraine, asthma, covid, sore throat, hormone therapy, testosterone, menopause, iv therapy',
    symptoms:
      'feel sick, need checkup, running fever, chest congestion, high blood pressure, dizzy, annual physical, cannot shake cold, stomach pain, cut needs stitches, throwing up, new doctor, always fatigued, hot flashes',
  },
  {
    name: 'Pediatrician',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'pediatrician, childrens doctor, pediatric clinic, kids doctor',
    keywords:
      'pediatric, newborn checkup, well child, immunization, croup, teething, colic, diaper rash, breastfeeding, growth chart, school shots, baby fever, developmental delay',
    symptoms:
      'baby sick, child fever, baby not sleeping, toddler rash, baby will not latch, doctor for new baby, kid ear ache, son wheezing',
  },
  {
    name: 'Optometrist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'optometrist, eye doctor, optician, ophthalmologist, eye surgeon, eye clinic, optical shop',
    keywords:
      'eye exam, glasses, eyeglasses, contact lens, contacts, vision, lasik, cataract, glaucoma, pink eye, sunglasses, nearsighted, bifocals, eyesight, dry eye, reading glasses, frames prescription, macular, retina, eye',
    symptoms:
      'blurry vision, cannot see far, eyes hurt, squinting, broken glasses, seeing spots, cannot read small print, night driving glare, red itchy eye, eyes strained',
  },
  {
    name: 'Orthodontist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'orthodontist, braces doctor, invisalign provider',
    keywords:
      'braces, invisalign, retainer, aligner, overbite, underbite, crooked teeth, crossbite, gap in teeth, palate expander, orthodontics, straight teeth',
    symptoms:
      'straighten teeth, buck teeth, wire poking, lost retainer, gap between teeth, teeth crowded',
  },
  {
    name: 'Therapist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'therapist, counselor, psychologist, psychiatrist, marriage counselor, mental health counselor, lcsw, social worker, shrink, addiction counselor, family therapist, psychotherapist, grief counselor, hypnotherapist, couples therapist',
    keywords:
      'counseling, depression, anxiety, panic attack, ptsd, trauma, grief, adhd, autism, addiction, rehab alcohol, eating disorder, ocd, bipolar, couples counseling, marriage counseling, anger management, mental health, burnout, self esteem, hypnosis, sobriety, insomnia, phobia, therapy, suicidal',
    symptoms:
      'feel depressed, so anxious, cannot sleep worry, need someone to talk to, marriage in trouble, fight with spouse, teen acting out, lost loved one, cannot cope, drink too much, quit smoking, mood swings, feel hopeless, crying all the time, afraid to fly, save my marriage, sad, son withdrawn',
  },
  {
    name: 'Life Coach',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'life coach, mindset coach, wellness coach, relationship coach, dating coach, matchmaker, spiritual coach, parenting coach, motivational speaker, career coach',
    keywords:
      'life purpose, confidence, goal setting, habits, work life balance, personal growth, self improvement, vision board, dating, meditation, mindfulness',
    symptoms:
      'stuck in life, find my purpose, lost direction, procrastinate, feel unfulfilled, midlife crisis, find love, what to do with my life, get my life together, find soulmate',
  },
  {
    name: 'Nutritionist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'nutritionist, dietitian, diet coach, nutrition coach, dietician, herbalist, supplement shop, naturopath, holistic health practitioner, essential oils consultant',
    keywords:
      'diet, nutrition, meal plan, vitamins, supplements, keto, vegan diet, food allergy, food sensitivity, gut health, detox, cleanse, healthy eating, prediabetes diet, protein shake, herbs, probiotics, essential oils, intermittent fasting, celiac, bloating',
    symptoms:
      'eat healthier, eating habits, picky eater, always bloated, sugar cravings, what should i eat, lower cholesterol diet, emotional eating, allergic to foods',
  },
  {
    name: 'Yoga Instructor',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'yoga instructor, yoga teacher, pilates instructor, yoga studio, tai chi instructor, barre instructor, meditation teacher, stretch studio',
    keywords:
      'yoga, pilates, stretch, hot yoga, vinyasa, prenatal yoga, barre class, breathwork, reformer, tai chi, namaste, chair yoga, stretching class',
    symptoms:
      'become more flexible, cannot touch toes, calm my mind, gentle exercise class, yoga for office',
  },
  {
    name: 'Acupuncturist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'acupuncturist, chinese medicine practitioner, acupuncture, oriental medicine doctor',
    keywords:
      'acupuncture needles, chinese herbs, moxibustion, meridian, qi, eastern medicine, alternative medicine, holistic pain, fertility acupuncture',
    symptoms: 'needles for pain, pain without drugs, chronic pain natural, try eastern medicine',
  },
  {
    name: 'Pharmacist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles:
      'pharmacist, pharmacy, druggist, drugstore, compounding pharmacy, chemist shop, cbd store, medical supply store',
    keywords:
      'prescription, medication refill, medicine, pills, compounding, cbd, inhaler, insulin, over the counter, cold medicine, hemp, crutches, hospital bed, oxygen tank, drug interaction, rx',
    symptoms:
      'fill prescription, refill my meds, pick up medicine, ran out of medication, medication side effects, rent wheelchair',
  },
  {
    name: 'Hearing Aid Specialist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'hearing aid specialist, audiologist, hearing doctor, ear doctor, ent, hearing clinic',
    keywords:
      'hearing aid, hearing test, hearing loss, tinnitus, deaf, earwax, ear plugs, cochlear, hearing, amplifier ears',
    symptoms:
      'ringing in ears, cannot hear, tv too loud dad, asks people to repeat, hard of hearing, hearing going, ears clogged, what did you say',
  },
  {
    name: 'Dermatologist',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: 'dermatologist, skin doctor, plastic surgeon, cosmetic surgeon, skin clinic',
    keywords:
      'skin, acne, mole check, eczema, psoriasis, skin cancer, melanoma, rosacea, wart, rash, hives, skin tag, mole removal, liposuction, tummy tuck, facelift, nose job, hair loss, varicose, dandruff, scar',
    symptoms:
      'itchy skin, weird mole, spot on skin, breaking out, rash will not go away, age spots, dry flaky scalp, sunburn, pimples',
  },
];

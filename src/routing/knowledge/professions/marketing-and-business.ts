/** Trade knowledge (M1): being seen, and what a business needs to run. Data only. */
import type { Profession } from '../profession.ts';

export const marketingAndBusiness: readonly Profession[] = [
  {
    name: 'Digital Marketer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles:
      'digital marketer, marketing, marketing agency, marketing consultant, seo expert, social media manager, advertising agency, ad agency, content creator, growth hacker, fractional cmo, marketer, media buyer, brand strategist, influencer',
    keywords:
      'seo, search engine, google ranking, google ads, ppc, facebook ads, facebook page, social media, instagram, tiktok, linkedin, youtube channel, hashtag, followers, advertise, ad campaign, email campaign, email marketing, newsletter, mailchimp, lead generation, leads, google reviews, yelp, google business profile, google maps, reputation, bad review, marketing strategy, brand awareness, content calendar, analytics, click, conversion, keyword research, backlinks, retargeting, radio ad, billboard, text marketing, crm, marketing plan, market research, viral, target audience, funnel, hubspot, online presence, promote business, chatbot',
    symptoms:
      'found on google, show up in search, first page google, cannot find us online, no one finds us, phone not ringing, more customers, more clients, more calls, get the word out, nobody knows we exist, slow season business, business is slow, competitor ranks higher, bad reviews online, one star review, answer reviews, post every week, run my instagram, no time to post, wasting money on ads, ads not working, boost posts, grow audience, grow sales, launch product, grand opening buzz, new business promote, drive traffic, traffic dropped, emails to customers, stand out from competition, fill my calendar, more bookings, new patients, new location announce, rebrand, leads dried up, marketing budget',
  },
  {
    name: 'Web Designer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles:
      'web designer, web developer, website designer, website builder, webmaster, web guy, app developer, software developer, programmer, coder, ux designer, front end developer, wordpress developer, web agency, web design',
    keywords:
      'website, web page, homepage, landing page, wordpress, wix, squarespace, shopify, godaddy, domain, domain name, hosting, html, ecommerce, online store, shopping cart, mobile friendly, responsive, ssl, contact form, blog, plugin, site speed, broken link, redesign, booking page, accessibility, 404, site map, web app, mobile app, iphone app, woocommerce, checkout page, seo friendly, online ordering, member portal, site security, url, content management, online booking, wireframe, user interface, online portfolio',
    symptoms:
      'site is down, site looks old, outdated site, site loads slow, site hacked, looks bad on phone, no web presence, build site, update my site, sell online, sell products online, take orders online, take bookings online, customers book online, menu online, form not sending, lost domain, domain expired, site not secure, cannot edit my site, developer disappeared, site crashed, need an app, idea for app, move site, site for new business, add page, broken checkout, photos on my site, one page site, relaunch site, site embarrassing, nephew built site',
  },
  {
    name: 'Print Shop',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles:
      'print shop, printing, sign shop, sign maker, signage, promotional products, printing company, commercial printer, sign company, copy shop, swag company, vehicle wraps, print broker, sign guy',
    keywords:
      'business card, flyer, brochure, banner, yard sign, sign, poster, postcard, direct mail, eddm, mailer, door hanger, letterhead, envelope, sticker, decal, vinyl lettering, label, car wrap, truck wrap, van lettering, car magnet, car door magnet, window graphics, storefront sign, neon sign, sidewalk sign, trade show booth, tablecloth logo, pop up display, swag, giveaway, branded pens, mug, koozie, tote bag, water bottle logo, keychain, calendar printing, notepad, booklet, catalog, menu printing, wedding invitation, save the date, program printing, copies, laminate, bind, canvas print, blueprint printing, large format, business forms, name tag, lanyard, feather flag, rubber stamp, plaque, 3d print',
    symptoms:
      'out of cards, ran out of business cards, cards for networking, logo on pens, logo on truck, logo on van, letters on my truck, wrap my van, put name on window, booth for expo, trade show giveaways, handouts for conference, client gifts logo, thank you gift clients, flyers for event, signs for open house, directional signs, sign for building, sign faded, banner for grand opening, mail to neighborhood, print invitations, print manuals, rush print, print 500, color copies, stuff with our logo, brand our vehicles, campaign signs, lit up sign, fundraiser tickets printed',
  },
  {
    name: 'IT Support',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles:
      'it support, computer repair, it guy, tech support, computer technician, computer guy, managed service provider, msp, network administrator, sysadmin, cybersecurity consultant, it consultant, information technology, help desk, geek, computer tech, it company',
    keywords:
      'computer, laptop, pc, mac, server, network, wifi, router, printer, email account, outlook, microsoft 365, google workspace, windows update, virus, malware, ransomware, spyware, phishing, hacker, cybersecurity, firewall, vpn, backup, data recovery, hard drive, cloud storage, password, two factor, spam, popup, blue screen, software, remote desktop, ethernet, monitor, keyboard, tablet, usb, data breach, antivirus, crashed drive, file sharing, onedrive, zoom, motherboard, ram, scanner, hipaa compliance, it security, network cabling, tech, access point, encryption',
    symptoms:
      'computer slow, computer crashed, computer frozen, computer will not turn on, screen black laptop, cracked laptop screen, laptop died, spilled coffee laptop, wifi keeps dropping, weak wifi, dead spot wifi, no internet in office, internet down, printer offline, printer will not print, paper jam, got hacked, account hacked, clicked bad link, clicked on email, scammer in my computer, cannot log in, locked out of account, forgot password, lost files, deleted photos recover, recover files, emails not sending, email stopped working, new laptops for staff, set up computer, set up new office network, employees work from home access, popups everywhere, files locked ransom, move to cloud, old server, technology keeps failing, outgrown our tech, secure our data, new phone transfer data',
  },
  {
    name: 'Payroll Provider',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles:
      'payroll provider, payroll, payroll service, human resources, hr consultant, hr manager, peo, hr outsourcing, adp rep, paychex rep, payroll specialist, hr department, hr compliance, hr',
    keywords:
      'paycheck, pay stub, pay period, timesheet, timecard, time clock, overtime, direct deposit employees, w4, w2 employees, 941, payroll taxes, new hire paperwork, onboarding, employee handbook, pto, paid time off, sick leave, fmla, minimum wage, wage, salary, tip reporting, eeoc, osha compliance, job description, performance review, hr policy, employee file, exempt, misclassify, employee contractor, unemployment claim, 401k administration, payday, adp, paychex, gusto, termination, i9 form, labor law, labor posters, personnel, exit interview, workforce, harassment training',
    symptoms:
      'pay my employees, pay my staff, pay workers, cut checks, run payroll, payroll takes hours, payroll mistake, paychecks wrong, paychecks late, first employee, hired first worker, hiring first employee, track hours, clock in, staff paid on time, fire someone, fire employee properly, let someone go, employee complaint, problem employee, write employee handbook, staff quit, employee turnover, vacation policy, behind on payroll taxes, pay contractors, employee or contractor, employees in other states, overtime rules, written warning, labor board, employee lawsuit prevention, too much hr paperwork, tips payroll',
  },
  {
    name: 'Graphic Designer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles:
      'graphic designer, logo designer, illustrator, brand designer, commercial artist, animator, graphic artist',
    keywords:
      'logo, graphic design, branding, brand identity, illustration, infographic, typography, font, photoshop, canva, packaging design, book cover, layout, style guide, color palette, mascot, vector, artwork file, album cover, slide deck design',
    symptoms:
      'design logo, logo looks dated, new look for brand, logo for startup, design a label, logo wrong format, make it look professional, design brochure, design flyer',
    neighbours: 'Digital Marketer, Web Designer, Print Shop',
  },
  {
    name: 'Copywriter',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles:
      'copywriter, content writer, blogger, freelance writer, editor, technical writer, grant writer, proofreader, resume writer',
    keywords:
      'copywriting, blog post, article, proofread, press kit, sales letter, tagline, slogan, resume, cover letter, grant, manuscript, case study, product description, web copy, ghostwrite, script writing',
    symptoms:
      'write my bio, write blog, words for my site, help writing, catchy name, polish my writing, write grant, edit my book, not good with words, write product copy',
    neighbours: 'Digital Marketer',
  },
  {
    name: 'Public Relations',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles:
      'public relations, pr agent, publicist, pr firm, press agent, spokesperson, media relations, communications consultant',
    keywords:
      'press release, publicity, media coverage, newspaper, tv interview, press conference, crisis communication, podcast booking, journalist, news story, media kit, media training',
    symptoms:
      'get in the news, featured on tv, story in newspaper, reporter called, scandal, reporters asking, be guest on podcast, local news cover',
  },
  {
    name: 'Business Coach',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles:
      'business coach, business consultant, executive coach, leadership coach, sales coach, management consultant, sales trainer, business mentor, business advisor, public speaking coach, eos implementer',
    keywords:
      'leadership training, business plan, strategic plan, sales training, team building, mastermind, delegate, time management, company culture, scale, kpi, pricing strategy, public speaking, keynote, workshop staff, entrepreneur, productivity, toastmasters',
    symptoms:
      'grow my business, business stuck, business plateau, working too many hours, wear all the hats, team not getting along, hold me accountable business, where to start business, close more deals, price my services, overwhelmed owner, become better leader, afraid of public speaking',
  },
  {
    name: 'Staffing Agency',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles:
      'staffing agency, recruiter, headhunter, temp agency, employment agency, talent acquisition, executive search, job placement, career counselor',
    keywords:
      'staffing, recruit, temp worker, day laborer, job opening, hire, job candidate, seasonal help, direct hire, job search, applicant, interview candidates, job board, vacancies, employment, career, outplacement',
    symptoms:
      'find good people, cannot find workers, short staffed, looking for job, need a job, lost my job, out of work, fill position, hire receptionist, extra hands warehouse, replace manager, nobody applies, career change',
  },
  {
    name: 'Merchant Services',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles:
      'merchant services, credit card processor, payment processor, card processing, pos provider, payment processing, point of sale',
    keywords:
      'credit card machine, credit card processing, card reader, pos system, terminal, chargeback, swipe fee, processing fee, square, clover, stripe, tap to pay, cash register, gift card program, surcharge, contactless',
    symptoms:
      'accept credit cards, take cards, take payments, card fees too high, swipe machine, terminal broken, customers pay by phone, take payment online, get paid on spot',
  },
  {
    name: 'Virtual Assistant',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles:
      'virtual assistant, va, executive assistant, administrative assistant, secretary, personal assistant, professional organizer, answering service, receptionist, data entry clerk, concierge',
    keywords:
      'admin work, data entry, inbox, scheduling, calendar management, transcription, appointment setting, paperwork, filing, errands, dictation, declutter, organize closet, organize garage, typing, call answering',
    symptoms:
      'answer my phone, miss calls, too much admin, drowning in email, inbox out of control, schedule appointments, someone to run errands, closet overflowing, too much stuff, hoarding, get organized, behind on paperwork',
  },
  {
    name: 'Security Guard Service',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'security guard service, security guard, bodyguard, bouncer, security company, executive protection, off duty officer, night watchman, security officer',
    keywords:
      'armed guard, patrol, crowd control, event security, loss prevention, unarmed guard, gate guard, crossing guard, site security guard, protection detail, self defense',
    symptoms:
      'guard at night, trespassers on property, theft at job site, shoplifters in store, keep event safe, protect my building, someone threatening me, escort to car',
  },
  {
    name: 'Commercial Cleaner',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'commercial cleaner, janitor, janitorial service, office cleaner, custodian, cleaning crew commercial, building maintenance cleaner, sanitation crew',
    keywords:
      'office cleaning, janitorial, commercial cleaning, floor stripping, floor waxing, disinfect office, restroom cleaning, day porter, medical office cleaning, post construction cleanup, warehouse sweeping, church cleaning, trash office, breakroom',
    symptoms:
      'clean our office, office dirty, clean after hours, bathrooms at work gross, clean store nightly, clean clinic, cleaner for church',
    neighbours: 'House Cleaner',
  },
  {
    name: 'Phone Systems',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles:
      'phone systems, telecom, telecommunications, voip provider, phone company, internet provider, telephone installer, cell phone store, isp',
    keywords:
      'voip, pbx, business phone, phone line, fiber internet, landline, cell phone, smartphone, iphone, android, sim card, auto attendant, voicemail, conference phone, toll free number, broadband, fax, starlink, phone bill, intercom, bandwidth',
    symptoms:
      'phones keep dropping calls, office phones old, phone extensions, cracked phone screen, cell bill too high, add phone lines, calls go to voicemail, slow internet, text from business number, phone tree, port my number',
  },
  {
    name: 'Embroidery & Apparel',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles:
      'embroidery, screen printer, apparel decorator, t shirt printer, uniform supplier, embroiderer, trophy shop',
    keywords:
      'custom t shirt, tshirt, tee shirt, polo shirt, hoodie, uniform, jersey, screen print, hat logo, cap, embroidered logo, work shirts, jacket logo, team shirts, monogram, iron on, dtg, spirit wear, scrubs, trophy, medal, apron',
    symptoms:
      'shirts for crew, shirts for team, matching shirts, shirts for family reunion, logo on shirts, names on jerseys, uniforms for staff, hats for company, reunion tees',
    neighbours: 'Print Shop',
  },
  {
    name: 'Translator',
    sphere: 'Other Services',
    openSeatSphere: 'Professional Services',
    titles:
      'translator, interpreter, sign language interpreter, court interpreter, linguist, transcriber, language service',
    keywords:
      'translate, translation, interpret, asl, spanish speaker, certified translation, subtitle, bilingual, foreign language, localization, birth certificate translation, mandarin, caption',
    symptoms:
      'translate document, does not speak english, speak to spanish customers, papers in another language, deaf client interpreter, translate for court',
  },
  {
    name: 'Courier',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'courier, delivery driver, messenger, freight broker, shipping company, delivery service, truck driver, trucker, logistics company, mailbox store, bike messenger',
    keywords:
      'deliver, package, parcel, same day delivery, shipping, freight, pallet, ship, mailbox, ups, fedex, cargo, ltl, hotshot, medical courier, box truck, logistics, warehouse storage, fulfillment, customs, haul freight',
    symptoms:
      'send package, rush document across town, deliver to customers, ship overseas, deliver our products, pick up parts, ship furniture, drop off samples, ship car',
  },
];

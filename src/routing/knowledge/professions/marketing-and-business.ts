/** Trade knowledge (M1): being seen, and what a business needs to run. Data only. */
import type { Profession } from '../profession.ts';

export const marketingAndBusiness: readonly Profession[] = [
  {
    name: 'Digital Marketer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles:
      'digital marketer, marketing, ad agency, content creator, marketer, media buyer, brand strategist, influencer',
    keywords:
      'seo, google ranking, google ads, ppc, facebook ads, social media, instagram, tiktok, linkedin, youtube channel, hashtag, followers, advertise, email campaign, newsletter, mailchimp, lead generation, leads, google reviews, yelp, reputation, bad review, analytics, click, conversion, backlinks, retargeting, billboard, crm, viral, funnel, hubspot, online presence, chatbot, brand awareness, promote business, google business profile, google maps, radio ad, marketing plan, target audience, search engine ranking',
    symptoms:
      'found on google, first page google, phone not ringing, more customers, more clients, slow season business, business slow, competitor ranks higher, one star review, ads not working, boost posts, grow audience, grow sales, drive traffic, traffic dropped, stand out from competition, rebrand, fill calendar, leads dried up, wasting money ads, launch product, grand opening buzz, reach younger customers, spread word, patients for practice, posting social, google search results, visible online, customers find online',
  },
  {
    name: 'Web Designer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles:
      'web designer, webmaster, app developer, software developer, programmer, coder, ux designer, web design, web developer',
    keywords:
      'website, homepage, landing page, wordpress, wix, squarespace, shopify, godaddy, domain, hosting, html, ecommerce, online store, shopping cart, mobile friendly, responsive, ssl, blog, plugin, broken link, redesign, accessibility, 404, mobile app, woocommerce, url, online ordering, user interface, checkout page, web app, portfolio online',
    symptoms:
      'site down, outdated site, site loads slow, site hacked, looks bad on phone, no web presence, update site, sell online, take orders online, customers book online, menu online, cannot edit site, developer disappeared, need app, idea app, nephew built site, build site, form not sending, site crashed, take bookings online, photos site, site embarrassing, redo site, domain expired, move site, site outdated looking, wordpress hacked, site broken phone',
  },
  {
    name: 'Print Shop',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles: 'print shop, printing, signage, promotional products, vehicle wraps',
    keywords:
      'business card, flyer, brochure, banner, yard sign, sign, poster, postcard, direct mail, eddm, mailer, door hanger, envelope, sticker, decal, vinyl lettering, label, car wrap, truck wrap, neon sign, trade show booth, swag, giveaway, branded pens, mug, koozie, tote bag, keychain, notepad, booklet, catalog, wedding invitation, save the date, copies, laminate, bind, large format, name tag, lanyard, feather flag, rubber stamp, plaque, 3d print, letterhead, car magnet, menu printing, window graphics, sidewalk sign, canvas print, blueprint printing, pop up display',
    symptoms:
      'ran out business cards, logo on pens, logo on van, wrap van, put name on window, booth expo, handouts conference, client gifts logo, signs open house, mail neighborhood, print 500, campaign signs, cards networking, directional signs, sign faded, banner grand opening, logo on truck, rush print, lit up sign, thank you gifts clients, letters truck',
  },
  {
    name: 'IT Support',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles:
      'it support, computer repair, tech support, msp, sysadmin, information technology, geek, network administrator, managed it provider',
    keywords:
      'computer, laptop, pc, mac, server, network, wifi, router, printer, email account, outlook, virus, malware, ransomware, spyware, phishing, hacker, cybersecurity, firewall, vpn, backup, data recovery, hard drive, password, spam, popup, blue screen, software, remote desktop, ethernet, monitor, keyboard, tablet, antivirus, zoom, scanner, tech, access point, encryption, microsoft 365, usb, data breach, cloud storage, google workspace, windows update, network cabling, login, authentication',
    symptoms:
      'spilled coffee laptop, weak wifi, internet down, paper jam, got hacked, clicked bad link, scammer computer, forgot password, recover files, emails not sending, new laptops staff, employees work from home access, files locked ransom, move cloud, new phone transfer data, printer offline, printer will not print, locked out account, laptop died, computer slow, lost files, no internet office, deleted photos recover, email stopped working, outgrown tech, secure data, technology keeps failing, screen black computer, log into account, files backed up',
  },
  {
    name: 'Payroll Provider',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles: 'payroll provider, payroll, human resources, peo, hr, hr consultant',
    keywords:
      'paycheck, pay stub, timesheet, timecard, overtime, w4, 941, payroll taxes, new hire paperwork, onboarding, employee handbook, pto, sick leave, fmla, wage, salary, eeoc, job description, performance review, exempt, misclassify, unemployment claim, payday, adp, paychex, gusto, termination, labor law, personnel, workforce, i9 form, minimum wage, tip reporting, labor posters, osha compliance, pay period',
    symptoms:
      'pay employees, cut checks, track hours, employee complaint, staff quit, employee turnover, vacation policy, employee or contractor, written warning, first employee, pay staff, pay workers, paychecks late, hired first worker, overtime rules, problem employee, employees other states, payroll mistake, pay contractors, labor board complaint, fire employee, employees clock in',
  },
  {
    name: 'Graphic Designer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles: 'graphic designer, illustrator, animator',
    keywords:
      'logo, graphic design, branding, illustration, infographic, typography, font, photoshop, canva, packaging design, book cover, layout, color palette, mascot, vector, slide deck design',
    symptoms: 'logo startup, design label, design brochure, design flyer',
    neighbours: 'Digital Marketer, Web Designer, Print Shop',
  },
  {
    name: 'Copywriter',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles: 'copywriter, content writer, blogger, editor, proofreader, copywriting',
    keywords:
      'blog post, article, proofread, sales letter, tagline, slogan, resume, cover letter, grant, manuscript, product description, script writing',
    symptoms: 'write bio, words site, help writing, catchy name, edit book',
    neighbours: 'Digital Marketer',
  },
  {
    name: 'Public Relations',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles: 'public relations, pr agent, publicist, media relations',
    keywords:
      'press release, publicity, media coverage, newspaper, tv interview, press conference, journalist, media kit',
    symptoms:
      'get news, featured on tv, reporter called, scandal, guest on podcast, local news cover',
  },
  {
    name: 'Business Coach',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles: 'business coach, business consultant, sales trainer, executive coach',
    keywords:
      'leadership training, business plan, strategic plan, sales training, team building, mastermind, delegate, time management, scale, kpi, public speaking, keynote, entrepreneur, productivity, toastmasters',
    symptoms:
      'grow business, business stuck, working too many hours, wear all hats, team not getting along, close more deals, overwhelmed owner, afraid public speaking',
  },
  {
    name: 'Staffing Agency',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles: 'staffing agency, recruiter, headhunter, temp agency, job placement, career counselor',
    keywords:
      'staffing, recruit, temp worker, job opening, hire, job search, applicant, employment, career',
    symptoms:
      'short staffed, lost job, fill position, hire receptionist, extra hands warehouse, career change, find workers',
  },
  {
    name: 'Merchant Services',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles: 'merchant services, payment processor, point of sale',
    keywords:
      'credit card processing, card reader, terminal, chargeback, swipe fee, square, stripe, tap to pay, cash register, gift card program, surcharge, contactless, credit card machine, pos',
    symptoms:
      'accept credit cards, take payments, card fees too high, swipe machine, take payment online, accept cards',
  },
  {
    name: 'Virtual Assistant',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles:
      'virtual assistant, va, executive assistant, secretary, personal assistant, answering service, receptionist, concierge',
    keywords:
      'data entry, inbox, scheduling, transcription, paperwork, filing, errands, dictation, typing',
    symptoms: 'answer phone, miss calls, too much admin, schedule appointments',
  },
  {
    name: 'Security Guard Service',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'security guard service, security guard, bodyguard, bouncer, night watchman',
    keywords:
      'armed guard, patrol, crowd control, event security, loss prevention, crossing guard, self defense',
    symptoms:
      'trespassers on property, theft job site, shoplifters store, keep event safe, protect building, someone threatening me, escort car',
  },
  {
    name: 'Commercial Cleaner',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'commercial cleaner, janitor, custodian',
    keywords:
      'office cleaning, janitorial, floor stripping, floor waxing, disinfect office, restroom cleaning, day porter, post construction cleanup, warehouse sweeping, breakroom',
    symptoms: 'clean after hours, clean store nightly, clean clinic, cleaner church',
    neighbours: 'House Cleaner',
  },
  {
    name: 'Phone Systems',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles: 'phone systems, telecom, internet provider, telephone installer, isp',
    keywords:
      'voip, pbx, business phone, fiber internet, landline, smartphone, iphone, android, sim card, auto attendant, voicemail, toll free number, broadband, fax, starlink, phone bill, intercom, cell phone, phone line',
    symptoms:
      'phones keep dropping calls, cracked phone screen, cell bill too high, slow internet, phone tree',
  },
  {
    name: 'Embroidery & Apparel',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles: 'embroidery, apparel decorator, t shirt printer, embroiderer',
    keywords:
      'tshirt, tee shirt, hoodie, uniform, jersey, screen print, hat logo, cap, monogram, dtg, scrubs, trophy, medal, apron, custom t shirt, polo shirt, work shirts',
    symptoms: 'shirts crew, shirts team, matching shirts, reunion tees',
    neighbours: 'Print Shop',
  },
  {
    name: 'Translator',
    sphere: 'Other Services',
    openSeatSphere: 'Professional Services',
    titles: 'translator, interpreter, sign language interpreter, court interpreter, linguist',
    keywords:
      'translate, translation, interpret, asl, spanish speaker, subtitle, bilingual, foreign language, mandarin, caption',
    symptoms:
      'does not speak english, speak spanish customers, papers another language, deaf client interpreter',
  },
  {
    name: 'Courier',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'courier, messenger, trucker, bike messenger, truck driver, delivery service',
    keywords:
      'deliver, package, parcel, shipping, freight, pallet, ship, mailbox, ups, fedex, cargo, box truck, logistics, fulfillment, customs',
    symptoms: 'rush document across town, pick up parts, ship car',
  },
];

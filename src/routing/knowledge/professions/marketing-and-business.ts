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
      'seo, google ranking, google ads, ppc, facebook ads, social media, instagram, tiktok, linkedin, youtube channel, hashtag, followers, advertise, email campaign, newsletter, mailchimp, lead generation, leads, google reviews, yelp, reputation, bad review, analytics, click, conversion, backlinks, retargeting, billboard, crm, viral, funnel, hubspot, online presence, chatbot, brand awareness, promote business, google business profile, google maps, radio ad, marketing plan, target audience, search engine ranking, google, ranking, chatgpt, keywords, campaign, boosted, suspended, posting, ads, social, facebook, adwords',
    symptoms:
      'found on google, first page google, phone not ringing, more customers, more clients, slow season business, business slow, competitor ranks higher, one star review, ads not working, boost posts, grow audience, grow sales, drive traffic, traffic dropped, stand out from competition, rebrand, fill calendar, leads dried up, wasting money ads, launch product, grand opening buzz, reach younger customers, spread word, patients for practice, posting social, google search results, visible online, customers find online, nobody finds, open second location, business listing, franchise marketing, search results, first page, content calendar, ads spend, facebook posts, more bookings, run ads, ringing shop',
  },
  {
    name: 'Web Designer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles:
      'web designer, webmaster, app developer, software developer, programmer, coder, ux designer, web design, web developer',
    keywords:
      'website, homepage, landing page, wordpress, wix, squarespace, shopify, godaddy, domain, hosting, html, ecommerce, online store, shopping cart, mobile friendly, responsive, ssl, blog, plugin, broken link, redesign, accessibility, 404, mobile app, woocommerce, url, online ordering, user interface, checkout page, web app, portfolio online, web, header, logins',
    symptoms:
      'site down, outdated site, site loads slow, site hacked, looks bad on phone, no web presence, update site, sell online, take orders online, customers book online, menu online, cannot edit site, developer disappeared, need app, idea app, nephew built site, build site, form not sending, site crashed, take bookings online, photos site, site embarrassing, redo site, domain expired, move site, site outdated looking, wordpress hacked, site broken phone, screen reader, domain name, online presence, not secure, e commerce, dot com, takes forever to load, author website, upload photos, site looks, old website, contact form, internet presence, donate button, sermons online, password site, nephew built, calendar online, donation page, contact button, online catalog, bakery order, site phone, name site',
  },
  {
    name: 'Print Shop',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles: 'print shop, printing, signage, promotional products, vehicle wraps',
    keywords:
      'business card, flyer, brochure, banner, yard sign, sign, poster, postcard, direct mail, eddm, mailer, door hanger, envelope, sticker, decal, vinyl lettering, label, car wrap, truck wrap, neon sign, trade show booth, swag, giveaway, branded pens, koozie, tote bag, keychain, notepad, booklet, catalog, wedding invitation, save the date, copies, laminate, bind, large format, name tag, lanyard, feather flag, rubber stamp, plaque, 3d print, letterhead, car magnet, menu printing, window graphics, sidewalk sign, canvas print, blueprint printing, pop up display, bound, stapled, cardstock, placard, folder, ncr, pamphlet, carbonless, political, thesis, scanned, playbill, invitations, magnets, grommets, announcements, leaflet, retractable, blueprints, glossy, pdf, menus, calendar',
    symptoms:
      'ran out business cards, logo on pens, logo on van, wrap van, put name on window, handouts conference, client gifts logo, signs open house, mail neighborhood, print 500, campaign signs, directional signs, sign faded, banner grand opening, logo on truck, rush print, lit up sign, thank you gifts clients, letters truck, newsletter printed, funeral program, raffle tickets, blow up photo, self publish, poster size, lawn sign, shower invites, print grandmother, shirt reunion, team shirt, reunion matching, truck name',
  },
  {
    name: 'IT Support',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles:
      'it support, computer repair, tech support, msp, sysadmin, information technology, geek, network administrator, managed it provider',
    keywords:
      'computer, laptop, pc, mac, server, network, wifi, router, printer, email account, outlook, virus, malware, ransomware, spyware, phishing, hacker, cybersecurity, firewall, vpn, backup, data recovery, hard drive, password, spam, popup, blue screen, software, remote desktop, ethernet, monitor, keyboard, tablet, antivirus, zoom, scanner, tech, access point, encryption, microsoft 365, usb, data breach, cloud storage, google workspace, windows update, network cabling, login, authentication, macbook, wireless, upgrade, hipaa, chromebook, desktop, microsoft, cursor, print, gmail, compliance, encrypted, hacked, sync, modem, mouse',
    symptoms:
      'spilled coffee laptop, weak wifi, internet down, got hacked, clicked bad link, scammer computer, forgot password, recover files, new laptops staff, employees work from home access, files locked ransom, move cloud, new phone transfer data, printer offline, printer will not print, locked out account, laptop died, computer slow, lost files, no internet office, deleted photos recover, email stopped working, outgrown tech, secure data, technology keeps failing, screen black computer, log into account, files backed up, external drive, two factor, black screen, internet drops, security software, photos gone, new employee laptop, scan email, recycle computer, wifi dead, mail hacked, open machine, wire network, phone set',
  },
  {
    name: 'Payroll Provider',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles: 'payroll provider, payroll, human resources, peo, hr, hr consultant',
    keywords:
      'paycheck, pay stub, timesheet, timecard, overtime, w4, 941, payroll taxes, new hire paperwork, onboarding, employee handbook, pto, sick leave, fmla, wage, salary, eeoc, job description, performance review, exempt, misclassify, unemployment claim, payday, adp, paychex, gusto, termination, personnel, workforce, i9 form, minimum wage, tip reporting, labor posters, osha compliance, pay period, withhold, 1099s, deductions, punch, garnishment, hourly, salaried',
    symptoms:
      'pay employees, cut checks, track hours, employee complaint, staff quit, employee turnover, employee or contractor, written warning, first employee, pay staff, pay workers, paychecks late, hired first worker, overtime rules, problem employee, employees other states, payroll mistake, pay contractors, labor board complaint, employees clock in, late deposit, pastor housing, clock in, nanny tax, time cards, payroll penalty, holiday pay, housekeeper pay, new hire, prevailing wage, time clock, workers comp audit, irs payroll, 401k employees, pay crew, punch card, bonus pay, tax deposits, pay caregiver, hr question, pay bank, w end, wrong check, shop check, messed withholding',
  },
  {
    name: 'Graphic Designer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles: 'graphic designer, illustrator',
    keywords:
      'logo, graphic design, branding, illustration, typography, book cover, layout, mascot, vector, template',
    symptoms: 'design flyer',
    neighbours: 'Digital Marketer, Web Designer, Print Shop',
  },
  {
    name: 'Copywriter',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles: 'copywriter, copywriting',
    keywords:
      'blog post, article, proofread, sales letter, slogan, cover letter, grant, product description, script writing, word, bio, resume',
    symptoms: 'write bio, words site, edit book',
    neighbours: 'Digital Marketer',
  },
  {
    name: 'Public Relations',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles: 'public relations, pr agent, publicist',
    keywords: 'press release, publicity, media coverage, newspaper, journalist, media, featured',
    symptoms: 'scandal',
  },
  {
    name: 'Business Coach',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles: 'business coach, business consultant, sales trainer, executive coach',
    keywords:
      'leadership training, business plan, team building, mastermind, delegate, time management, scale, public speaking, entrepreneur, goal, eos, strategic',
    symptoms: 'grow business, working too many hours',
  },
  {
    name: 'Staffing Agency',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles: 'staffing agency, recruiter, headhunter, temp agency',
    keywords: 'staffing, recruit, hire, job search, employment, career, temp, position',
    symptoms: 'lost job, find workers',
  },
  {
    name: 'Merchant Services',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles: 'merchant services, payment processor, point of sale',
    keywords:
      'credit card processing, card reader, terminal, chargeback, stripe, cash register, gift card program, surcharge, contactless, pci',
    symptoms: 'accept credit cards, swipe machine, accept cards',
  },
  {
    name: 'Virtual Assistant',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles: 'virtual assistant, va, secretary, personal assistant, answering service, receptionist',
    keywords: 'data entry, inbox, scheduling, paperwork, errands, typing, admin, clerical',
    symptoms: '',
  },
  {
    name: 'Security Guard Service',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'security guard service, security guard, bodyguard, bouncer, night watchman',
    keywords: 'armed guard, patrol, crowd control, event security, guard, officer, shoplifter',
    symptoms: '',
  },
  {
    name: 'Commercial Cleaner',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'commercial cleaner, janitor, custodian',
    keywords: 'office cleaning, janitorial, floor stripping, restroom cleaning, breakroom',
    symptoms: '',
    neighbours: 'House Cleaner',
  },
  {
    name: 'Phone Systems',
    sphere: 'Business & Finance',
    openSeatSphere: 'Business Services',
    titles: 'phone systems, telecom, telephone installer, isp, internet provider',
    keywords:
      'voip, pbx, business phone, fiber internet, iphone, auto attendant, fax, starlink, intercom, cell phone, handset',
    symptoms: 'phones keep dropping calls, slow internet',
  },
  {
    name: 'Embroidery & Apparel',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles: 'embroidery, t shirt printer',
    keywords:
      'tshirt, hoodie, uniform, jersey, screen print, cap, monogram, trophy, polo shirt, jacket, polo, sewn, visor, merch, custom t shirt, hat logo',
    symptoms: 'matching shirts',
    neighbours: 'Print Shop',
  },
  {
    name: 'Translator',
    sphere: 'Other Services',
    openSeatSphere: 'Professional Services',
    titles: 'translator, interpreter, sign language interpreter',
    keywords:
      'translate, translation, interpret, spanish speaker, subtitle, foreign language, mandarin, speak',
    symptoms: '',
  },
  {
    name: 'Courier',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'courier, messenger, truck driver, delivery service',
    keywords: 'deliver, package, shipping, freight, ship, ups, fedex, transport',
    symptoms: '',
  },
];

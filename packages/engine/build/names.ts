/**
 * Names and new words that are rare in film subtitles, for english-words.ts: first names and surnames
 * of the United States, its states and larger towns, brands, famous people, contractions, and words
 * that are newer than the films or belong in books. It has only those near enough to a trade's word
 * to matter. Data only.
 */

const firstNames =
  'aaliyah abby abel abigail abraham adalyn adrian adriana agnes aidan aiden aileen ainsley alaina alan alana albert ' +
  'alberto alejandro alex alexa alexandra alexandria alexia alexis alfred alfredo alice alicia alina alisha alison ' +
  'alivia allan allison alma alondra alvin alyssa amanda amari amber amelia amir amy ana anastasia andre andrea ' +
  'andreas andres andrew andy angel angela angelica angelina angelo angie anita ann anna annabelle annette annie ' +
  'anthony antoine antonio april archer arden ariana ariel arlene armando arnold arthur arturo asher ashley ashton ' +
  'aubrey audrey august aurora austin autumn ava avery axel ayden barbara barrett barry beatrice becky belinda bella ' +
  'benjamin bennett bernadette bernard bernice bertha bessie beth bethany betsy betty beulah beverly bianca blaine ' +
  'blake blanca bobbie bobby bonnie brad braden bradford bradley brady braelyn braxton brayden breanna brenda brendan ' +
  'brenna brent brett bria brian briana brianna bridget britney brittany brock brody brooke brooklyn bruce bruno ' +
  'bryan bryant bryce bryson byron caden caitlin caleb callie calvin cameron camila camille candace candice cara ' +
  'carla carlos carlton carly carmen carol carole carolina caroline carolyn carrie carroll carson carter casey ' +
  'cassandra cassidy cassie catalina catherine cathy cecelia cecil cecilia cedric celeste celia cesar chad chance ' +
  'chandler charity charlene charlotte chase chelsea cheri cheryl chester chloe chris christa christian christie ' +
  'christina christine christopher christy cindy claire clara clarence clarissa claudia clayton clifford clifton clint ' +
  'clinton clyde cody colby cole colin colleen collin colton conner connie connor conrad constance cooper cora corey ' +
  'corinne cory courtney craig cristian cristina curtis cynthia daisy dale dallas damian damon dana daniel daniela ' +
  'danielle danny daphne darcy darla darlene darrell darren darryl daryl dave david dawn dawson dean deandre deanna ' +
  'debbie deborah debra declan delaney delia della delores denise dennis derek derrick desiree desmond destiny devin ' +
  'devon dexter diana diane diego dina dolores dominic dominique donald donna donovan dora doreen doris dorothy ' +
  'douglas drew duane dustin dwayne dwight dylan earl earnest easton ebony eddie edgar edith edmund eduardo edward ' +
  'edwin eileen elaine eleanor elena eli elias elijah elisa elisabeth elise eliza elizabeth ella ellen ellie elliot ' +
  'elliott ellis elmer eloise elsa elsie elva emerson emilia emilio emily emma emmanuel emmett enrique eric erica erick ' +
  'ericka erik erika erin ernest ernesto esmeralda esteban estelle esther ethan ethel etta eugene eunice eva evan ' +
  'evangeline evelyn everett ezekiel ezra faith faye felicia felipe felix fernando fiona flora florence floyd frances ' +
  'francesca francine francis francisco frank frankie franklin fred freda freddie frederick gabriel gabriela gabriella ' +
  'gabrielle gael gage gail garrett gary gavin gayle gene geneva genevieve geoffrey george georgia gerald geraldine ' +
  'gerard gianna gilbert gilberto gina ginger giovanni gladys glen glenda glenn gloria gordon grace gracie graham grant ' +
  'grayson greg gregg greta gretchen greyson griffin guadalupe guillermo gustavo gwen gwendolyn hailey haley hank ' +
  'hannah harlan harley harmony harold harper harriet harrison harvey hattie hazel heather heidi helen helena henrietta ' +
  'henry herbert herman hilary hilda holly homer hope horace howard hudson hugh hugo hunter ian ida ignacio imani ' +
  'imogene ines ingrid irene iris irma irvin irving isaac isabel isabella isabelle isaiah isla ismael israel ivan ivy ' +
  'jace jack jackie jackson jacob jacqueline jaden jaime jake jalen jamal james jameson jamie jan jana jane janelle ' +
  'janet janice janie janine jared jasmine jason jasper javier jaxon jayden jayla jaylen jean jeanette jeanne jeannie ' +
  'jeff jefferson jeffery jeffrey jenna jennie jennifer jenny jerald jeremiah jeremy jermaine jerome jerry jesse ' +
  'jessica jessie jesus jill jillian jim jimmie jimmy joan joann joanna joanne jocelyn jodi jody joel joey johanna john ' +
  'johnathan johnnie johnny jolene jon jonah jonathan jordan jordyn jorge jose josefina joseph josephine josh joshua ' +
  'josiah josie joyce juan juana juanita judith judy julia julian juliana julianna julie juliet juliette julio julius ' +
  'june justin justine kaden kaitlin kaitlyn kara karen kari karina karl karla kate katelyn katherine kathleen kathryn ' +
  'kathy katie katrina kay kaya kayla kaylee keegan keith kelley kelli kellie kelly kelsey kelvin kendall kendra kendrick ' +
  'kenneth kenny kent kerri kerry kevin khloe kiara kim kimberly kinsley kirk kirsten krista kristen kristi kristin ' +
  'kristina kristine kristopher kristy krystal kurt kyla kyle kylee kylie lacey laila lamar lana lance landon lara larry ' +
  'latasha latoya laura laurel lauren laurence laurie lawrence layla leah leander leanne leila leland lena leo leon ' +
  'leona leonard leonardo leroy lesley leslie lester leticia levi lewis liam lila lillian lillie lily linda lindsay ' +
  'lindsey lisa liz lloyd logan lois lola lonnie lora loren lorena lorenzo loretta lori lorraine louis louisa louise ' +
  'lucas lucia lucille lucy luis luke luna lupe luther luz lydia lyla lyle lynda lynette lynn mabel mackenzie macy ' +
  'maddison madeleine madeline madelyn madison mae maggie maisie makayla malcolm malik mallory mandy manuel mara marc ' +
  'marcella marcia marco marcos marcus margaret margarita margie marguerite maria mariah marian mariana marianne maribel ' +
  'marie marilyn mario marion marisa marisol marissa marjorie mark marla marlene marley marlon marsha marshall marta ' +
  'martha martin marty marvin mary maryann mason mateo mathew matilda matthew mattie maureen maurice maverick max ' +
  'maxine maxwell maya mckenzie megan meghan melanie melinda melissa melody melvin mercedes meredith merle mia micah ' +
  'michael micheal michele michelle miguel mike mildred miles millie milton mindy minerva minnie miranda miriam misty ' +
  'mitchell molly mona monica monique morgan moses muriel myra myrna myrtle mya nadia nadine nancy naomi natalia natalie ' +
  'natasha nathan nathaniel neal neil nellie nelson nettie nevaeh nicholas nichole nick nicolas nicole nikki nina noah ' +
  'noel noelle nolan nora norma norman octavia odessa oliver olivia ollie omar ora orlando oscar otis owen pablo paige ' +
  'paisley pam pamela parker pat patrice patricia patrick patsy patti patty paul paula paulette paulina pauline payton ' +
  'pearl pedro peggy penelope penny perla perry pete peter peyton philip phillip phoebe phoenix phyllis piper preston ' +
  'priscilla quentin quincy quinn rachael rachel rafael raina ralph ramiro ramon ramona randall randolph randy raquel ' +
  'raul raven ray raymond reagan rebecca rebekah reese regina reginald reid rena rene renee rex rhea rhoda rhonda ' +
  'ricardo richard rick rickey ricky riley rita rob robbie robert roberta roberto robin robyn rocco rochelle roderick ' +
  'rodney rodolfo rodrigo rogelio roger roland rolando roman ronald ronda ronnie rory rosa rosalie rosalind rosanna ' +
  'roscoe rose rosemarie rosemary rosie roslyn ross rowan roxanne ruben ruby rudolph rudy rufus russell rusty ruth ryan ' +
  'ryder ryker sabrina sadie sally salvador salvatore sam samantha sammy samuel sandra sandy santiago santos sara sarah ' +
  'sasha saul savanna savannah sawyer scarlett scott sean sebastian selena serena sergio seth shana shane shania shannon ' +
  'shari sharon shaun shauna shawn shawna sheena sheila shelby sheldon shelia shelley shelly sheri sherman sherri ' +
  'sherrie sherry sheryl shirley sidney sienna sierra silas silvia simon skylar skyler sofia sonia sonja sonya sophia ' +
  'sophie spencer stacey staci stacie stacy stan stanley stefan stefanie stella stephan stephanie stephen steve steven ' +
  'stewart stuart sue summer susan susana susanna susanne susie suzanne sybil sydney sylvester sylvia tabitha talia ' +
  'tamara tameka tami tamika tammy tanner tanya tara tasha tatiana taylor ted teresa teri terrance terrell terrence ' +
  'terri terry tessa thaddeus thalia thelma theo theodore theresa thomas tiana tiffany tim timothy tina toby todd tomas ' +
  'tommie tommy toni tonia tony tonya tracey traci tracie tracy travis trent trenton trevor tricia trina trinity trisha ' +
  'tristan troy trudy tyler tyrone tyson ulysses valeria valerie vanessa velma vera verna vernon veronica vicki vickie ' +
  'vicky victor victoria vince vincent viola violet virgil virginia vivian wade walker wallace walter wanda warren ' +
  'waverly waylon wayne wendell wendy wesley weston whitney wilbert wilbur wilfred will willard william willie willow ' +
  'wilma wilson winifred winston wyatt xander xavier ximena yesenia yolanda yvette yvonne zachary zachery zane zara ' +
  'zelda zoe zoey';

const surnames =
  'abbott acosta adams aguilar alexander allen alvarado alvarez anderson andrews armstrong arnold atkins austin bailey ' +
  'baldwin ballard banks barber barker barnes barnett barton bates beck becker bell bennett benson berry bishop black ' +
  'blair bowen bowers bowman boyd bradley brewer briggs brooks brown bryant buchanan burgess burke burnett burns burton ' +
  'bush butler byrd caldwell campbell cannon carlson carpenter carr carrillo carroll carter casey castillo castro ' +
  'chambers chandler chang chapman chavez chen christensen clark clarke cohen coleman collins colon contreras conway ' +
  'cook cooper cortez craig crawford cross cruz cummings cunningham curtis daniels davidson davis dawson dean delgado ' +
  'diaz dixon dominguez douglas doyle drake duncan dunn edwards elliott ellis erickson espinoza estrada evans farmer ' +
  'ferguson fernandez fields figueroa fisher fitzgerald fleming fletcher flores ford foster fowler fox francis frank ' +
  'franklin frazier freeman french fuentes fuller garcia gardner garner garrett garza gibbs gibson gilbert gill glover ' +
  'gomez gonzales gonzalez goodman goodwin gordon graham grant graves gray green greene greer griffin griffith gross ' +
  'guerrero gutierrez guzman haines hale hall hamilton hammond hampton hansen hanson hardy harmon harper harrington ' +
  'harris harrison hart harvey hawkins hayes haynes henderson henry hensley hernandez herrera hicks higgins hill hines ' +
  'hodges hoffman hogan holland holloway holmes holt hopkins horton houston howard howell hubbard hudson huff hughes ' +
  'hunt hunter ingram jackson jacobs james jefferson jenkins jennings jensen jimenez johnson johnston jones jordan ' +
  'joseph juarez keller kelley kelly kemp kennedy kim king klein knight kramer lambert lane larson lawrence lawson lee ' +
  'leonard lewis lindsey little lloyd logan long lopez love lowe lucas luna lynch lyons mack malone mann manning marsh ' +
  'marshall martin martinez mason massey matthews maxwell mccarthy mccoy mcdaniel mcdonald mcgee mckinney medina mejia ' +
  'mendez mendoza meyer miles miller mills miranda mitchell montgomery moody moore mora morales moran moreno morgan ' +
  'morris morrison moss mullins munoz murphy murray myers navarro neal nelson newman newton nguyen nichols norman norris ' +
  'nunez obrien oconnor oliver olson ortega ortiz osborne owens pace padilla page palmer park parker parks parsons patel ' +
  'patterson patton payne pearson pena perez perkins perry peters peterson phelps phillips pierce poole pope porter ' +
  'potter powell powers pratt price quinn ramirez ramos ramsey randall ray reed reese reeves reid reyes reynolds rhodes ' +
  'rice richards richardson riley rios rivera roberson roberts robertson robinson robles rodgers rodriguez rogers rojas ' +
  'romero rosales rose ross roth rowe ruiz russell ryan salazar salinas sanchez sanders sandoval santiago santos ' +
  'saunders schmidt schneider schroeder schultz schwartz scott serrano sharp shaw shelton sherman silva simmons simon ' +
  'simpson sims singh singleton skinner sloan small smith snyder solis soto sparks spencer stanley steele stephens ' +
  'stevens stevenson stewart stokes stone strickland sullivan summers sutton swanson tate taylor terry thomas thompson ' +
  'thornton todd torres townsend tran trevino tucker turner tyler underwood valdez valencia vargas vasquez vaughn vazquez ' +
  'vega velasquez villarreal wade wagner walker wallace walsh walters walton ward warner warren washington waters ' +
  'watkins watson watts weaver webb weber webster weiss welch wells west wheeler white wiggins wilcox wilkerson wilkins ' +
  'williams williamson willis wilson wise wolf wolfe wong wood woods wright wyatt yang yates young zimmerman zuniga';

const places =
  'alabama alaska albany albuquerque alexandria amarillo anaheim anchorage annapolis arizona arkansas arlington ' +
  'asheville atlanta augusta aurora austin bakersfield baltimore baton rouge bellevue berkeley birmingham bismarck boise ' +
  'boston boulder bridgeport bronx brooklyn buffalo burlington california cambridge carolina cedar chandler charleston ' +
  'charlotte chattanooga chesapeake chicago cincinnati cleveland colorado columbia columbus concord connecticut dakota ' +
  'dallas dayton delaware denver detroit dover durham england europe eugene fargo fayetteville florida fontana france ' +
  'fremont fresno gainesville galveston garland georgia germany glendale greensboro greenville hampshire hampton harlem ' +
  'harrisburg hartford hawaii henderson hollywood honolulu houston huntsville idaho illinois indiana indianapolis iowa ' +
  'ireland irvine irving italy jacksonville japan jersey kansas kentucky knoxville lancaster lansing laredo lexington ' +
  'lincoln london louisiana louisville lubbock macon madison maine manhattan maryland massachusetts memphis mesa mexico ' +
  'miami michigan milwaukee minneapolis minnesota mississippi missouri mobile modesto monroe montana montgomery nashville ' +
  'nebraska nevada newark newport norfolk oakland oceanside ohio oklahoma olympia omaha ontario oregon orlando paris ' +
  'pasadena pennsylvania peoria philadelphia phoenix pineville pittsburgh plano portland providence queens raleigh reno ' +
  'richmond riverside roanoke rochester rockford sacramento salem salinas salisbury savannah scottsdale seattle ' +
  'shreveport spain spokane springfield stamford stockton syracuse tacoma tallahassee tampa tempe tennessee texas toledo ' +
  'topeka toronto trenton tucson tulsa utah ventura vermont virginia waco washington waxhaw wichita wilmington winston ' +
  'wisconsin worcester wyoming yonkers africa asia australia brazil britain canada china cuba egypt greece haiti india ' +
  'israel jamaica kenya korea norway peru poland portugal russia scotland sweden thailand turkey ukraine vietnam ' +
  'afghanistan albania algeria angola argentina armenia austria belgium bolivia bulgaria cambodia cameroon chile colombia ' +
  'congo croatia cyprus denmark ecuador estonia ethiopia fiji finland ghana guatemala honduras hungary iceland indonesia ' +
  'iran iraq jordan kuwait laos latvia lebanon liberia libya lithuania malaysia mali malta mongolia morocco myanmar nepal ' +
  'netherlands nicaragua oman pakistan panama philippines qatar romania rwanda samoa senegal serbia singapore somalia ' +
  'sudan sweden switzerland syria taiwan tanzania tibet tunisia uganda uruguay venezuela yemen zambia zimbabwe';

const brands =
  'adidas airbnb aldi alexa amazon android apple arbys audi bestbuy bing boeing bose buick burger cadillac canon chevy ' +
  'chevrolet chick chipotle chrysler cisco citi coca cola comcast costco craigslist dell delta denny discord disney dodge ' +
  'dominos doordash dunkin ebay etsy expedia facebook fedex ferrari fidelity fitbit ford gatorade gillette gmail google ' +
  'groupon grubhub gucci hasbro heinz hershey hilton honda hulu hyundai icloud ikea instacart instagram intel ipad iphone ' +
  'jeep kellogg kleenex kmart kohls kroger lego lenovo lexus linkedin lowes lyft macbook macys marriott marvel mattel ' +
  'maytag mazda mcdonalds mercedes microsoft mitsubishi motorola nabisco nestle netflix nike nikon nintendo nissan nokia ' +
  'nordstrom oreo panasonic panera patagonia paypal pepsi pfizer philips pinterest pixar playstation pokemon polaroid ' +
  'porsche prada pringles publix puma reddit roku rolex safeway samsung sears sephora shein sharpie snapchat sony spotify ' +
  'sprite starbucks starlink subaru subway superbowl target tesla tiktok toyota trader tupperware twitter uber verizon ' +
  'vizio volkswagen volvo walgreens walmart wayfair wendys whatsapp wikipedia xbox yahoo yamaha yelp youtube zillow zoom ' +
  'dewalt dremel everbilt hilti integra kobalt loctite makita ridgid ryobi stihl toro unistrut';

/** Famous people, characters and far places. */
const fame =
  'sandler aapl aisha alaskan alton anglo balkan basel beale beatty belgrade bellic bernie bessel boyle brighton buffett ' +
  'calder cali californians cannes claude combinator corki crete cylon darby darin darth depp dianne dorset doug ' +
  'dredd dulles elba eldar errol esau europa fett frodo gandalf genoa gerry goldman gollum guyana harlow havel ' +
  'hermes hess hindu hobbes hockney hufflepuff hume isis janna joyner kashmir keaton kersee koch kraft lagos lenin ' +
  'lennon lenny libor listerine luthor malay manchu manson meuse milne minot moana monet mont monty mordor morton ' +
  'negan niger nihon penn penney persia pickett poisson potts rankin reuters rhee rhine rico riddick ringo royale ' +
  'royce rubbermaid sachs salk saudi sayers shakespearean shiva skye skywalker soyuz spock spyder stamos steeler ' +
  'steelers steiner stirling stratton suez tamil texans thames thom tory tsla tudor turin ultron uris vader vidal ' +
  'waugh wesker wesson windu wodehouse wookie yoda yorke';

/** Without their apostrophes, as the engine reads them. */
const contractions =
  'aint arent cant couldnt couldve didnt doesnt dont everybodys everyones hadnt hasnt havent heres hows isnt itll ' +
  'mightve mightnt mustnt mustve neednt nobodys oughtnt shant shes shouldnt shouldve somebodys someones thatd thatll ' +
  'thats therell theres theyd theyll theyre theyve wasnt werent weve whatd whatll whats whens wheres whod wholl whos ' +
  'whove whyd wont wouldnt wouldve yall youd youll youre youve maam oclock gonna wanna gotta kinda sorta lemme gimme ' +
  'dunno cmon lets';

const youngWords =
  'app apps avocado barista binge blog blogger bluetooth bougie brunch burrito carpool chatbot coworker crowdfunding ' +
  'crypto cringe daycare dashcam downsize drone ebook emoji fanbase gamer gaming gif gluten guac hashtag hoodie hotspot ' +
  'hummus influencer kale keto kombucha latte livestream lockdown meme microchip mocha offline online onesie pandemic ' +
  'paywall pescatarian podcast preorder quinoa reboot remake rewatch scooter screenshot selfie sitcom slideshow smartphone ' +
  'smartwatch smoothie spam spoiler sriracha staycation streaming sudoku swipe tablet taco telehealth texting touchscreen ' +
  'toddler tofu unfollow unfriend unsubscribe upcycle username vape vegan viral vlog webcam website wifi wishlist workout ' +
  'yoga zucchini';

/** Words of books, sciences and trades that are rare in films. */
const rareWords =
  'abolishing aboriginal accusative acoustical activator adaptor adjudicator adopter aggregator agnostic ' +
  'agriculture algal alums argumentation ascii automator baccalaureate beatable blase bluish borrower butte bytes ' +
  'cached capon causation chargeable chine cisterna clearinghouse cognition colourblind colourists combinator ' +
  'communicative compliant confection connective conservatism corrector correlated crayfish crufts customise ' +
  'darner dehydrator deletion denoted dept desalination differentiation diversification drivability ' +
  'droid duple edger electronica ellipse esters etcher exportation facia factorising farmhands firmware flexo ' +
  'forecaster forerunners foundational gainers gameplay geolocation germinate grange haunter herder ' +
  'highlighter horticultural hotkeys hydra hydrologist hyperextension hypnotherapy implantation inactivity incl ' +
  'indentation inflating inflexible intersecting invitational issuer jello kipping landmines lessee levied ' +
  'libertarian libertarians linker listeria lite localhost localization ' +
  'logarithmic logon loppers lowlands madden madding magneto maize marathoners mariner mecha menopausal merino ' +
  'metadata mockumentary modal molder muscat niches niter nonqualified noob nuzzle opined ousted overpay pacer ' +
  'pagination parametric parity particleboard payer phage placer platen portability prearrangement ' +
  'pref preform procrastinator propositional purchaser purine pyrite qualifiers radian raiders reclassification ' +
  'registrant reinsurance reinvest reinvesting reinvestment remittance renin repeal repost reproducer repurchase ' +
  'repurpose reuse revitalization rewording rood rotary rumination sanitizer scheduler schema scree screensaver ' +
  'segmentation sepia serger sinews singlet singlets sower specialization spiderweb sponger ' +
  'stamper stent subcontracted subsets successive sufficiency surrey tabletop tastier termini theist theists ' +
  'thermostatic tilde timberland torchlight transacted transgender trigonometric trigonometry trope tubby ' +
  'typographer underwritten usability validating vandalised viability waitstaff watchmen weatherproof weeder ' +
  'wheals wholesaler wholesalers widescreen yardman yogis';

/** Members of a family: short of them, 'stepson' would be corrected to a word of a trade. */
export const familyWords: readonly string[] = (
  'godfather godmother godson goddaughter grandchild granddaughter grandkid grandma grandpa grandson grandparent stepbrother stepchild ' +
  'stepdad stepdaughter stepfather stepkid stepmom stepmother stepsister stepson'
).split(' ');

/** Lower case. A name keeps its own form; a word may be inflected. */
export const names: readonly string[] = [firstNames, surnames, places, brands, fame].flatMap(
  (text) => text.split(' '),
);
export const newWords: readonly string[] = [contractions, youngWords, rareWords].flatMap((text) =>
  text.split(' '),
);

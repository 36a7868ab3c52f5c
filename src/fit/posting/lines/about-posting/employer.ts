/** What the employer does or offers, in sentences that require nothing, however long they are. */
export const EMPLOYER_PITCH: readonly RegExp[] = [
  // "For nineteen years we have been the millers of this town"
  /^for (?:over |more than |almost |nearly )?[\w-]+ years,? (?:now,? )?we(?:['’]ve| have) (?!.*\byou (?:will|must)\b)/i,

  // "Elm Mill began in 1889 as two stones by the river", "2,100 of us grind rye", "Last year our bakers fed ten towns"
  /^(?:\p{Lu}[\p{L}\d.&'’-]*,?\s(?:(?:of|and|for|the|at|&)\s)?){1,6}(?:began|started|opened|was (?:founded|started|opened|established|born)|has (?:been|kept|served|run|made|built|looked after))\b[^.;]{0,140}\b(?:in|since) (?:1[89]|20)\d\d\b(?!.*\b(?:you|must|seek\w*|looking for|hiring)\b)/u,
  /\b(?:\d[\d,.]*|hundred|thousand) of us\b(?!.*\b(?:you (?:will|must|need)|must|requir\w+)\b)/i,
  /^last (?:year|month|quarter|season|summer|winter),? (?:our|we|the (?:team|department|unit|shop))\b(?!.*\b(?:you(?:['’]ll| will)|must|requir\w+|looking for|hiring)\b)/i,
  /^our [^.;]{2,40} (?:are|is) [^.;]{2,60}\b(?:younger|older|newer) than\b/i,
  /^one (?:day|week|month|project) it (?:might|may|could|will) be\b/i,
  /^(?:the )?interns [^.;]{0,60}\bget an offer\b/i,

  // "Small rye-minded bakery in Bend (Ida Holm, owner)", "It's a bakery for one of the big grocers"
  /^(?:small|busy|growing|family[- ](?:owned|run)|independent|friendly|mid-?size[d]?|locally owned) (?:[\w&-]+,? ){0,4}(?:office|practice|shop|firm|clinic|company|studio|restaurant|bakery|store|salon|garage) (?:in|near|outside|on|at) \p{Lu}[^.;]{0,80}\.?$/iu,
  /^it['’]s an? (?:[\w&-]+ ){0,5}(?:cent(?:er|re)|clinic|office|shop|store|company|hospital|school|lab|plant|practice|firm|bakery|restaurant)\b(?!.*\b(?:you|must|need|experience)\b)/i,

  // "If you don't know us, we are a mill of 40 people", "Hi all, Ida here at Elm Mill"
  /^(?:if you|for those who|for anyone who) (?:don['’]t|do not|haven['’]t|doesn['’]t) (?:already )?(?:know|heard (?:of|about)|met) us\b/i,
  /^(?:hi|hello|hey)(?: (?:all|everyone|everybody|folks|there|neighbou?rs))?[,!]? (?:\p{L}+ ){1,2}(?:here|from) (?:at|from|with)?\b(?!.*\b(?:need|looking|seek|want|hiring|must)\b)/iu,

  // "If you've been looking for a mill to call home", "If so, keep reading", "Love bread?", "Come step up to the oven with us"
  /^if you(?:['’]ve| have|['’]re| are)? (?:been )?(?:looking|searching) for (?:an? |the |your )?(?:[\w-]+ ){0,4}(?:place|company|career|opportunity|job|team|home|change|challenge|role|position)\b(?!.*\b(?:must|requir\w+)\b)/i,
  /^if so,? (?:keep reading|read on|we want|we['’]d|then|you|this)\b(?!.*\b(?:must|requir\w+)\b)/i,
  /^(?:love|ready|looking|want|tired|dreaming|dream|passionate|curious|eager) (?:of|to|for|about|the|an?|working|teaching|being|helping)\b[^.?;]{3,160}\?\W*$/i,
  /^(?!.*\b(?:licen[cs]\w*|certif\w*|degree|diploma|years?|experienced?|fluent|bilingual|registered|qualified|able|authorized|available|willing|legally|at least|comfortable|familiar|skilled|proficient|trained|over)\b)(?:are you|is your|do you (?:want|love|dream|enjoy|like|believe|thrive|wish|feel)|have you (?:ever|always)|would you (?:like|love)) [^?]{3,200}\?\W*$/i,
  /^come (?:and )?(?:step|join|work|be|grow|see|build|bake|teach|discover|experience|help us)\b[^.;]{0,160}\b(?:us|our)\b(?!.*\b(?:must|requir\w+)\b)/i,
  /^(?:learn|train|grow|work) (?:with|from|alongside) (?:our|the|some of)\b[^.;]{3,80} to (?:gain|learn|grow|(?:build|develop|further) your)\b/i,
  /^(?:[Aa]n?|[Tt]his) (?:position|job|career|role) (?:at|with) \p{Lu}[^.;]{2,50} (?:is|offers|means|gives|provides)\b(?!.*\b(?:must|requir\w+|responsible)\b)/u,
  /^(?:more than|over|nearly|almost) [\d,.]+\+? (?:[^.;]|\bU\.S\.){3,200}[ —–-](?:rely|trust|depend|count|choose|use)\b(?!.*\byou\b)/i,

  // "We provide …", "Additionally, our culture …": what the employer does or offers, whatever words it uses
  /^(?:[a-zà-ÿ]+(?: [a-zà-ÿ]+)?, )?we(?:['’]re| are) (?:ethical|passionate|proud|committed|dedicated|more than)\b(?!.*\b(?:looking for|seeking|need|require|hiring|you (?:will|must|have))\b)/i,
  /^(?:[a-zà-ÿ]+(?: [a-zà-ÿ]+)?, )?we(?: will|['’]ll)? (?:[a-zà-ÿ]+ly )?(?:take pride|pride ourselves|focus|provide|offer|believe|help|serve|strive|invest|celebrate|empower|partner|embrace|are (?:proud|committed|dedicated))\b(?!.*\b(?:looking for|seeking|need|require|hiring|you (?:will|must|have))\b)/i,
  /^(?:[a-zà-ÿ]+(?: [a-zà-ÿ]+)?, )?our (?:[a-zà-ÿ]+ ){0,3}(?:culture|campus(?:es)?|sites?|locations|schools|portfolio|mission|values)\b(?!.*\b(?:looking for|seeking|need|require|hiring|you (?:will|must|have))\b)/i,
  /^(?:[a-zà-ÿ]+(?: [a-zà-ÿ]+)?, )?our (?:school|company|firm|clinic|center|centre|program) (?:offers|provides|is|has)\b(?!.*\b(?:looking for|seeking|need|require|hiring|you (?:will|must|have))\b)/i,

  // "At Elm Mill, we have a warm oven", "Today 2,300 members buy their rye here", "About 70 active bakers"
  /^At (?:\p{Lu}[\p{L}.&'’-]*\s?){1,5}, we (?:have|believe|offer|strive|value|know|foster|take|put|are)\b(?!.*\b(?:looking for|seeking|need|require|hiring|you (?:will|must|have))\b)/u,
  /^(?:(?:about|around|over|nearly|almost|some) )?\d[\d.,]* ?(?:%|percent|per cent) of our\b(?!.*\b(?:you|must|requir\w+|experience)\b)/i,
  /^(?:all of )?this is (?:more|less|just as|as) (?:important|easy|hard|fun|serious) (?:than|as)\b/i,
  /^(?:today,?|about|around|some|nearly|over) [\d,]{2,} (?:[\p{L}-]+ ){0,2}(?:students|employees|members?|member-owners|patients|residents|families|bakers)\b(?!.*\b(?:you|must|manage|supervise)\b)/iu,

  // "The Elm College of Baking (ECB) is an educational institution", "Our philosophy is to bake slowly", "Services include rye"
  /^(?:[Tt]he )?(?:[\p{Lu}(&][\p{L}\d.&'’()-]{0,30},?\s(?:(?:of|and|for|the|at)\s){0,2}){1,8}is an? (?:[\p{L}-]+,? ){0,4}(?:institution|college|university|company|firm|nonprofit|organi[sz]ation|agency|manufacturer|distributor|retailer|district|bank|credit union|hospital|charity|cooperative)\b(?!.*\b(?:you|candidates?|must|seek\w*|looking|hiring)\b)/u,
  /^our (?:[\p{L}-]+ ){0,3}(?:philosophy|approach|motto|promise|vision|story|history) (?:is|has been|was|began|goes)\b/iu,
  /^(?:our )?(?:programs|services|offerings|brands|locations) include\b(?!.*\b(?:you|must)\b)/i,
  /^the (?:vast )?majority of our (?:[\p{L}-]+ ){0,3}(?:employees|staff|people|teams?|members)\b/iu,
  /^the culture of [^.;]{3,120}\b(?:has|have|led|allows?|is|means)\b/i,
  /^for a sense of\b/i,
  /\b(?:\p{Lu}[\p{L}/-]+ )roles? (?:are|is) (?:important|essential|critical|key|central|vital) to\b/u,
  /^work (?:alongside|with) (?:an? |our )?(?:talented|amazing|passionate|dedicated|great|fun|awesome)\b[^.;]*\bwhere you\b/i,
  /^our [^.;,]{3,60} (?:has|have) (?:more|too much|too many|plenty|a backlog)\b/i,

  // "Every child should have access to bread", "We combine rye and wheat to create a loaf", "Elm is among the leading mills"
  /^(?:all|every|each) (?:[\p{L}-]+ ){1,2}(?:deserves?|should have|has the right|have the right|should be able)\b/iu,
  /^we (?:combine|blend|marry|unite|bring together) [^.;]{3,120} to (?:create|deliver|build|make|bring|give)\b(?!.*\b(?:you (?:will|must)|must|requir\w+)\b)/i,
  /^(?:\p{Lu}[\p{L}\d.&'’-]* ){1,4}is among (?:the |our )(?:[\p{L}’'-]+ )?(?:leading|largest|biggest|top|best|fastest|oldest|most)\b/u,
  /\bunlimited career\b/i,

  // "The world's best bakers use Elm's ovens to …", "Thousands of mills rely on Elm"
  /^(?:the )?(?:[\p{L}\d'’,.+&-]+ ){0,5}(?:teams|companies|customers|clients|brands|businesses|organi[sz]ations|enterprises|startups|developers|bakers|creators|merchants|schools|banks|mills|millions|thousands|hundreds)(?: (?:of|like|from|in|at|across|around|including)\b[^.;]{0,80}?)? (?:use|rely on|trust|choose|love|depend on|build (?:on|with)|run on) (?-i:\p{Lu})(?!.*\b(?:you(?:['’]ll| will)|must|requir\w+)\b)/iu,

  // "Coachability matters more to us than a perfect résumé"
  /^[\p{L} ]{3,40} matters? (?:a lot |far |much )?more (?:to us )?than\b(?!.*\b(?:must|requir\w+)\b)/iu,

  // "Squad of 7: 2 bakers, 2 millers", "Licensed by the guild since 2020"
  /^(?:(?:an?|your|our|the) )?(?:squad|team|pod|crew) of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?!.*\b(?:you|lead\w*|manage\w*|supervis\w*)\b)/i,
  /^licensed (?:by|in) (?:the )?[^.;,]{2,40} since \d{4}\W*$/i,

  // "In recent years, Elm Mill spent …", "Each day Elm Mill grinds …", "Introducing Elm's new flour"
  /^(?:In recent years|Last year|Each (?:day|year)|Every (?:day|year)|Today|(?:Since|In) (?:19|20)\d\d),? (?:the )?(?:\p{Lu}[\p{L}.&'’()-]*\s){1,7}(?!(?:will|must|should|shall)\b)\p{Ll}/u,
  /^Founded (?:by|in)\b[^.;]{3,120}, \p{L}/u,
  /^In (?:an?|today['’]s) [^.;,]{3,60} (?:world|market|economy|age|era), (?!(?:you|we need|we seek)\b)/u,
  /^(?:With (?:its|our|their)|In addition(?: to)?|Through) [^.;]{5,200}, (?:\p{Lu}[\p{L}.&'’-]*\s){1,4}(?:is|has|offers|provides|assists|helps|supports|leverages|serves|operates|works|delivers|builds|makes|bakes|enables|employs)\b/u,
  /^(?:\(?\p{Lu}[\p{L}.&'’()-]*,?\s){1,6}(?:based|headquartered|located|part of|an? (?:division|subsidiary|member|leader))\b[^.;]{3,120}, (?:(?:is|are|has)\b(?! (?:currently |now |actively )?(?:seeking|looking|hiring))|(?:supports?|provides?|serves?|offers?)\b)/u,
  /^At (?:\p{Lu}[\p{L}.&'’-]*\s?){1,5}, (?!(?:you|this|the)\b)\p{Ll}[^.;]{2,60} (?:is|are)\b/u,
  /^In return,? (?:we(?:['’]ll| will| can)?|you(?:['’]ll| will)?|for) (?!.*\b(?:bring|expect|ask|require|need)\b)/i,
  /^For [^.;,]{3,40}, we (?:support|provide|offer)\b/u,
  /^(?:for (?:example|instance)|as a result|together|in (?:our|these) [^,.;]{3,40}), (?:we(?:['’]re| are| have| use)?|AI|(?:our|this|these|the) [^,.;]{3,60}) (?!.*\b(?:you|candidates?|applicants?|require\w*|must|seek\w*|looking)\b)/i,
  /^together with [^.;]{3,60}, (?:our|we|the)\b(?!.*\byou\b)/i,
  /^[Tt]he (?:[\p{Lu}&][\p{L}\d&.'’-]*\s){1,5}team (?:is (?!(?:looking|seeking|hiring|recruiting|searching)\b)|has|leverages|helps|builds|works|drives|delivers|supports|uses|partners|combines|enables)\b/u,
  /^imagine (?:a|an|the|your|being|working|having|turning|what|how|if)\b/i,
  /\b(?:some of the|with the) (?:finest|brightest|best|smartest|greatest|most talented|sharpest) (?:minds|people|brains|thinkers|engineers|talent)\b(?!.*\b(?:must|require\w*|need)\b)/i,
  /^working in an environment (?:that|where|which)\b/i,
  /^you(?:['’]ll| will) (?:discover|see|learn|find out) (?:how|why|what) we\b/i,
  /^connect with us\b/i,
  /^follow us (?:on|at)\b/i,
  /^join (?:an? |the )?(?:company|organi[sz]ation|firm|team|group|community|family|collective) (?:of|that|where|who|which)\b/i,
  // "With the demand for rye growing, …", "Whether you bake by day or night, we …", "Our bakers can gain …"
  /^(?:with|as) (?:the )?(?:global |growing |rising |increasing )*demand for\b[^.;]{3,120}, (?:now|there|this|it|the)\b/i,
  /^whether you\b[^.;]{3,160}, (?:we(?:['’]ll| will)? (?:offer|provide|have|support|give|help)|our|there)\b(?!.*\b(?:must|requir\w+)\b)/i,
  /^(?:through (?:this|these|our) [^.;,]{3,40}, )?(?:our|the) (?:bakers|teachers|tutors|instructors|coaches|employees|associates|team members|staff|people|interns|fellows) (?:can |will |get to |have the (?:chance|opportunity) to )?(?:gain|enjoy|receive|benefit|earn|get)\b(?!.*\b(?:must|requir\w+)\b)/i,
  /^(?:this|these|the|our) (?:initiatives?|partnerships?|collaborations?|fellowships?|programmes?|programs?) (?:allows?|enables?|gives?|offers?|helps?|empowers?) (?:our |the )?(?:bakers|teachers|tutors|instructors|employees|team members|staff|people|interns|fellows|you)\b/i,
  /^(?:teach|work|earn) from (?:anywhere|home|the comfort)\b[^.;]{0,60}\bwhile\b/i,
  /^roles? at \p{Lu}[^.;]{2,60} (?:offers?|provides?|gives?|exposes?|comes?)\b/iu,
  /^(?:ample|great|excellent|many|endless|unlimited|exciting|real|tremendous) (?:opportunit(?:y|ies)|room|scope) (?:for|to)\b(?!.*\b(?:must|requir\w+)\b)/i,
  /^be given the (?:opportunity|chance)\b/i,
  /^this team (?:develops|builds|creates|designs|drives|delivers|owns|leads|supports|works|is responsible)\b/i,
  /^(?:the|our) (?:region|community|city|town|county|area) (?:is|features|offers|boasts|has|enjoys)\b(?!.*\b(?:must|requir\w+|you(?:['’]ll| will))\b)/i,

  /^Introducing \p{Lu}[\p{L}]+(?:,|['’]s)\s/u,
  /^(?:Ranked|Rated|Named|Voted|Recognized) (?:by|as|one|among|an?|the|#|No\.)\s[^;]{3,160}, (?:the )?(?:\p{Lu}[\p{L}.&'’-]*\s){1,6}(?:is|has|offers|provides|serves)\b/u,
];

/** What else a sentence says of the employer, or of whom it looks for without saying what is required. */
export const ABOUT_EMPLOYER: readonly RegExp[] = [
  /\b(?:faster|better|easier|safer|smarter|simpler) than ever\b/i,
  /^we(?:['’]re| are| were|['’]ve been| have been)\b[^.;]{0,60}\b(?:voted|named|ranked|family[- ]owned)\b/i,

  // "Elm College's mission is to …", "It serves students at two campuses", "It is our duty to …": what the employer
  // is there for
  /^(?:[^.;:]{0,60}['’]s?|our|its) (?:mission|vision|purpose) is\b/i,
  /^the (?:mission|vision) (?:of|for)\b/i,
  /^(?:mission|vision): /i,
  /^(?:diversity|mission|vision) statement\b/i,
  /^every (?!(?:candidate|applicant|employee|member|person|teacher|one of)\b)(?:[a-z-]+ ){1,5}(?:has|needs|is|deserves|wants)\b/i,
  /^\p{Lu}[\p{L}\d&.-]*['’]s (?:[\p{L}-]+,? ){0,6}(?:platforms?|solutions?|products?|services|software|technolog(?:y|ies)|brands?) (?:accelerates?|powers?|helps?|enables?|drives?|empowers?|delivers?|serves?|transforms?|is|are)\b(?!.*\b(?:must|requir\w+|preferred)\b)/u,
  /^(?:for )?(?:additional|more|further) information (?:can be found|is available|about (?:us|our|the company))\b/i,
  /^(?:\p{Lu}[\p{L}\d&.'’-]*\s){1,4}(?:does not|do not|doesn['’]t|don['’]t|cannot) (?:contract|hire|employ|accept|offer)\b/u,
  /^(?:\p{Lu}[\p{L}\d&.'’-]*\s){1,4}(?:leads|powers|transforms|revolutionizes|pioneers|dominates|disrupts) (?:the|an?)\b[^.;]{0,60}\b(?:industry|market|world|field|sector|space)\b/u,
  /^(?:our |the |(?:\p{Lu}[\p{L}\d&.'’-]*\s){1,3})?(?:team members|team|people|employees|colleagues|staff) (?:hold|come from|bring|have) (?!to\b)/iu,
  /^it (?:primarily |also |currently )?(?:serves|envisions|has grown|is our (?:duty|mission|goal|aim|policy|job))\b/i,

  // "Hi all, we're Elm & Sons", "My name is Ann and I run the mill", "Elm is looking for a baker for our Dayton
  // branch."
  /^(?:kia ora|g['’]day|aloha|howdy|hi there|hello there)\b\W*$/iu,
  /^\W*now hiring\b[^.;]{0,60}\W*$/iu,
  /^(?:hi|hello|hey|dear|greetings)\b[^.;]{0,40}, (?:we(?:['’]re| are)|my name is|i(?:['’]m| am)|this is)\b/iu,
  /^my name is\b/iu,
  /^(?:as )?(?:some|most|many) of you (?:already )?know\b/iu,
  /^welcome to \p{Lu}[^:]*$/iu,
  /^(?:none|neither) of (?:them|these|those) (?:is|are|has|have)\b(?!.*\b(?:required|preferred|must)\b)/iu,
  /^(?:so )?we (?:need|want) (?:one|a few) more \p{L}+ to (?:say|do|help|join)\b[^.;,]{0,30}\W*$/iu,
  /^(?:[\p{L}-]+ ){1,4}(?<!that )went live\b/iu,
  /^(?:\p{Lu}[\p{L}&'’.-]*\s(?:(?:of|and|for|the|at) ){0,2}){1,7}(?:is|are) (?:currently |now |actively )?(?:looking for|seeking|hiring|searching for) (?!.*\b(?:with|who|whose|experienced?|years?|degree|licen[cs]ed?|certifi\w+|skilled|background|bilingual|fluent|able)\b)[^.;,:]{3,80} for our\b[^.;:,]{0,60}$/iu,
  /^(?:it|this)(?:['’]s| is) an? (?:full|part)[- ]time (?:job|position|role)\b/iu,
  /^the (?:work|job) itself is what you\b/iu,

  // "We're looking for a cheerful baker to join our team": the title again, and nothing else
  /^.{3,160}\bis (?:currently |now )?accepting applications (?:for|from)\b(?!.*\b(?:bilingual|speaking|required|with|who|whose|experienced?|years?|degree|licen[cs]ed?|certifi\w+)\b)/i,
  /^.{3,120}\bis recruiting an? pool of\b(?!.*\b(?:who|experienced?|years?|degree|licen[cs]ed?|certifi\w+|bilingual|speaking)\b)/i,
  /^.{3,120}\binvites applications (?:for|from)\b(?!.*\b(?:with|who|whose|experienced?|years?|degree|licen[cs]ed?|certifi\w+)\b)/i,
  /^.{3,120}\bis (?:currently |now )?(?:looking for|seeking) (?:an? )?(?:[\w-]+ ){1,4}to fill (?:the|an?|our) (?:[\w-]+ )?(?:position|role)\b/i,
  /^(?!you\b|candidates?\b|applicants?\b)[^.;,]{2,60} (?:is|are) (?:growing|expanding),? (?:and|so) we (?:need|want) an? (?!.*\b(?:with|who|whose|years?|degree|licen[cs]ed?|certifi\w+|experience)\b)[^.;,:]{3,80} for (?:our|the|an?)\b[^.;:]{0,60}\W*$/i,
  /^our [^.;,]{3,60} (?:is|are) (?:growing|expanding),? (?:and|so) we(?:['’]re| are) (?:looking|hiring|searching)\b/i,
  /^we(?:['’]re| are) (?:currently |now |actively |always )?(?:seeking|looking for|hiring|searching for) (?!.*\b(?:with|who|whose|experienced?|(?<!\ba )years?|degree|licen[cs]ed?|certifi\w+|skilled|background|bilingual|fluent|able)\b)[^.;,:]{3,80} (?:to join (?:our|the|us)|(?:for|at|in) (?:our|an?|the))\b[^.;:]{0,160}\.?$/i,
  // "We'd like to fill her chair before she leaves", "We'd like it to be fewer"
  /^we(?:['’]d| would) like (?:it|them|this|that|those) to\b/i,
  /^we(?:['’]d| would) like to (?:fill|find out|close|start by)\b(?!.*\b(?:with|who (?:has|have|can|knows?))\b)/i,

  // "Looking for an experienced baker to join our busy mill"
  /^(?:we(?:['’]re| are) )?(?:currently |now |actively )?(?:seeking|looking for|hiring) an? (?:(?:experienced|reliable|friendly|motivated|dedicated|talented|full[- ]time|part[- ]time),? (?:and )?)*(?!.*\b(?:with|who|whose|experienced?|years?|degree|licen[cs]ed?|certifi\w+|bilingual|fluent|able)\b)[^.;,:]{3,60} to join (?:our|the|us)\b[^.;:]{0,80}\.?$/i,

  // "20M+ devices deployed worldwide", "Ranked #1 across 12 categories in …"
  /^\W*\d[\d,.]*\s?(?:[MKB]|million|billion)?\+ (?!(?:years?|yrs?|months?|hours?)\b)(?!.*\bexperience\b)[^.;]{3,80}\b(?:worldwide|globally|around the world|deployed|subscribers|customers|users|countries)\b[^.;]{0,30}$/i,
  /^ranked (?:#|no\. ?)?\d/i,
  // "Elm moves 2 million loaves a day", "46% speak another language", "The typical class size is 18"
  /^(?:\p{Lu}[\p{L}&'’.-]*\s){1,4}(?:moves|ships|delivers|serves|processes|powers|employs|connects) (?:over |more than |about |nearly |almost |some )?(?:[\d.,]+\s?(?:million|billion|thousand)|\d{1,3}(?:,\d{3})+)\b(?!.*\b(?:must|requir\w+|needs?|credentials?|experience|matters?)\b)/u,
  /^\W*\d{1,3}\s?(?:%|percent)\s(?:of [^.;]{3,40} )?(?:speak|are|have|come|live|qualify|receive)\b(?!.*\b(?:must|requir\w+|needs?|you)\b)/i,
  /^(?:our |the )?(?:typical |average |usual )?(?:(?:nurse|staff|student|child|teacher|patient)-to-[\w-]+ ratios?|(?:nurse|patient|class) (?:ratios?|sizes?)|caseloads?) (?:is|are|averages?|runs?) (?:about |around )?\d(?!.*\b(?:must|requir\w+|needs?|credentials?|experience)\b)/i,

  // "Elm Recruitment acts as an employment agency", "Our client, a mill in Leeds, is seeking a baker"
  /\b(?:acts?|acting|operates?|operating) as (?:both )?an? (?:employment|recruitment) (?:agency|business)\b/i,
  /^(?:our|my) client(?:,[^.;]{3,120},| (?:is|are))? ?(?:is|are)?(?: currently| now| actively)? ?(?:seeking|looking for|looking to (?:recruit|hire|appoint)|recruiting|hiring)\b(?!.*\b(?:with|who|whose|years?|degree|licen[cs]ed?|certifi\w+|qualified|bilingual|fluent|able)\b)/i,
  /^(?:our|my) client is an? (?!.*\b(?:you|candidate|must|require)\w*\b)/i,

  /^an? (?:[\w-]+ )?(?:apprenticeship|traineeship|program(?:me)?) (?:takes|lasts|runs)\b/i,

  // "Your two-year programme has three rotations", "Applications open: 15 September"
  /^(?:your|the|this|our) (?:[\w-]+ ){0,3}(?:programme|program|internship|apprenticeship|placement|rotation)s? (?:comprises?|consists?|lasts?|runs?|includes|spans|takes place|is made up)\b/i,
  /^throughout (?:the|your|this) (?:[\w-]+ ){0,2}(?:programme|program|internship|placement|rotation)s?,? you(?:['’]ll| will)\b/i,

  // "Start your career with us!", "Make it matter.", "Elm is a place to grow.", "Where your ideas count."
  /^(?:a place )?where (?:your|you(?:['’]ll| will| can)?)\b/iu,
  /^get to know us\b/iu,
  /^(?:but,? )?don['’]t just take our word\b/iu,
  /^everywhere you look\b/iu,
  /^for (?:those|anyone|anybody) who (?:do(?:es)?n['’]t|do(?:es)? not) know (?:us|me|about us)\b/iu,
  /^(?:own|take charge of) your (?:career|growth|future)\b/iu,
  /^[^.;]{3,80} will (?:help|allow|enable) you (?:to )?(?:grow|learn|succeed|thrive|develop)\b/iu,
  /^these values\b/iu,
  /^the (?:university|college|company|hospital|city|county|district|firm|plant|clinic|shop|agency) (?:has )?(?:just |recently )?(?:completed|finished|moved|opened|launched|migrated|celebrated|was (?:founded|named|rated))\b(?!.*\b(?:you|your|candidates?|must|require\w*)\b)/i,
  /^(?:[Uu]nder [^,;.]{3,60}, )?[Aa]n? (?:crew|team|staff|department) of \w+ (?!(?:who|that|to|and|in|with|for)\b)\p{Ll}+s\b(?!.*\b(?:you|your|must)\b)/u,
  /\bis an? (?:\w+ )?place (?:to|where)\b/iu,
  /^(?:start|begin|launch|kick-?start|jump-?start) your (?:[\w-]+ ){0,3}career\b/iu,
  /^join \p{Lu}[^.;]{2,100}!/iu,
  /^make (?:it matter|an impact)\W*$/iu,

  // "We've gone from 40 to 260 customers", "We're 85 people", "It's a close-knit team", "Books, pens and paper in one place"
  /^we(?:['’]ve| have) (?:gone|grown|raised|expanded|doubled|tripled|been (?:around|named|recogni[sz]ed|in business|rated|voted))\b(?!.*\byou(?:['’]ll| will)?\b)/i,
  /^we(?:['’]re| are) (?:now )?(?:profitable|bootstrapped|venture-backed|well[- ]funded|cash[- ]flow positive|\d+ (?:people|strong|employees)|a (?:team|company|group|crew) of \d)/i,
  /^we(?:['’]ve| have)\b[^.;]{3,80}\bthan we(?:['’]d| would) (?:like|care)\b/i,
  /^it(?:['’]s| is) an? (?:[\w-]+ ){1,3}(?:group|team|place|company|culture)\b/i,
  /^(?!(?:use|manage|keep|track|put|bring|collect|organize|maintain)\b)\p{Lu}[^.;]{3,120} in one place\W*$/u,
  /^(?:new|recent) (?:grad(?:uate)?s?)\b[^.;]{0,60}\b(?:may be (?:hired|considered|appointed|placed)|(?:may|can|should|are (?:welcome|encouraged|invited) to) (?:also )?apply)\b/i,
  /^you(?:['’]ll| will) (?:get to )?know [^.;]{3,60} by name\b/i,

  // "Federal law prohibits anyone who …", "The mill complies with the Americans with Disabilities Act"
  /^(?:federal|state|city) law (?:prohibits|requires)\b/i,
  /^[^.;:]{0,60}\bcomplies with the americans with\b/i,
  /^[^.;:]{0,40}\brecruitment (?:policies|policy) (?:is|are)\b/i,
];

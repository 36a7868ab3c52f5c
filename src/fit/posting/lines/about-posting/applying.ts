/** What a sentence says of the posting itself, of how to apply and of how candidates are chosen. */
export const APPLYING: readonly RegExp[] = [
  // "This job description is not intended to be complete", "A list of all duties is available": the posting itself
  /\b(?:this|the|above) (?:position|job|class|role) (?:description|summary) (?:has been|should|is (?:not|intended|only)|does|in no way|reflects|indicates|may)\b/i,
  /\bnothing (?:contained )?in this (?:position|job|class)\b/i,
  /^a list of\b.{0,120}\b(?:(?:is|are) available|can be found)\b/i,
  /\b(?:this|the present) (?:[a-zà-ÿ]+ )?(?:posting|advert|advertisement|listing|vacancy|ad)\b/i,
  /^an? (?:[a-zà-ÿ-]+ ){0,3}(?:posting|advert|advertisement|listing)\b/i,

  // "Copies of your certificates", "Two letters of recommendation": what an application consists of
  /^\W*(?:(?:an?|one|two|three|\d|your|current|updated|official|unofficial|or|and|college|university|academic|teaching|professional|completed|signed|recent) )*cop(?:y|ies) of (?:your|any|all)\b/i,
  /^\W*(?:(?:an?|one|two|three|\d|your|current|updated|official|unofficial|or|and|college|university|academic|teaching|professional|completed|signed|recent) )*(?:résumé|resume|curriculum vitae|cv|transcripts?|cover letters?|letters? of (?:recommendation|reference|interest|intent)|writing samples?|application forms?)(?=\W*$|[,;]? (?:and|or|from|\()| (?:is|are|will be) required\b)/i,
  /^\W*(?:submission of |the )?(?:on-?line )?application(?: package| materials?)? must (?:also )?include\b/i,
  /^cop(?:y|ies) (?:of )?(?:\w+ ){0,3}(?:transcripts?|licen[cs]es?|certificates?|diplomas?)\W*$/i,
  /\b(?:may|will|must|should|can) be (?:included|submitted|asked|required|requested)\b[^.;]{0,60}\bapplication process\b/i,

  // "Proof must be attached to the application", "Transcripts should be uploaded", "List course titles with the
  // number of units"
  /\b(?:information|documents?|materials?|credentials|transcripts?|proof|forms?) (?:must|should|can|may|will) be (?:uploaded|submitted|sent|mailed|emailed|attached)\b/i,
  /\bcourse titles?\b[^.;]{0,60}\b(?:number|units|dates)\b/i,
  /\b(?:applicants?|candidates?)\b(?!.*\b(?:licen[cs]es?|certif\w+|card|permit|registration)\b)[^.;]{0,60}\bmust (?:submit|attach|upload|provide)\b[^.;]{0,80}\b(?:application|forms?|transcripts?|proof|documentation|verification)\b/i,
  /\b(?:applicants?|candidates?)\b[^.;]{0,60}\b(?:must|will(?: also)? be (?:required|asked) to|will(?: also)?) (?:complete|prepare|respond to|submit|write)\b[^.;]{0,60}\b(?:(?:qualifications|experience|supplemental|t&e\)?|[\p{Lu}]\S* ){0,3}questionnaires?\b(?! (?:and|for|with)\b)|advisory (?:essay|(?:writing )?exercise)|(?:written|writing) exercise|response to an? [\w ]{0,20}(?:essay|exercise)|on-?line application)\b/iu,
  /\b(?:applicants|candidates) may not be eligible\b(?!.*\b(?:unless|without)\b)/i,
  /\bwill not be (?:separately scored|scored(?: separately)?)\b/i,
  /\b(?:application|attachments? section|education section)\b[^.;]{0,80}\bat the time of filing\b/i,
  /\b(?:attachments?|education) section of the\b[^.;]{0,30}\bapplication\b/i,
  /^(?:completion of )?an? on-?line application\b(?! portfolio)/i,
  /^submit (?:an? )?(?:proof of completion|commercial driving history|verification of work experience)\b/i,
  /^(?:all )?(?:applicants|candidates)\b[^.;()]{0,80}\bmust list\b[^.;]{0,160}\bapplications?\b/i,
  /\b(?:résumés?|resumes?|cvs?) with (?:[\p{L}-]+ ){0,4}(?:errors?|mistakes|typos)\b[^.;]{0,40}\bwill be (?:rejected|discarded|disregarded)\b/iu,
  /\b(?:an?|the|your|completed|online|employment) application\b(?! (?:development|security|of|support))[^.;]{0,120}\b(?:is|are) required (?:to be considered|for consideration)\b/i,
  /^(?:sorry|unfortunately),(?!.*\b(?:years?|degree|licen[cs]|certif|CDL|experience|only consider)\b)/i,
  /^(?:don['’]t|not sure (?:if )?you|do not|if you don['’]t)\b[^.;]{0,30}\b(?:tick|check|meet|have) (?:all|every)\b(?!.*\b(?:licen[cs]|certif|degree))/i,
  /^(?:pre-application )?visits? to (?:the|our) \p{L}+ (?:is|are) [^.;]{0,20}(?:welcomed?|encouraged)\b/iu,
  /^we (?:\p{L}+ )?welcome applications\b(?!.*\b(?:experience (?:in|with|of|as)|qualified|degree|licen[cs]|certif|bilingual|speakers?|fluent|who (?:know|have|can|are able)|background in|skills))/iu,
  /\b(?:image|pdf|printout|scan)(?:\/pdf)? of your\b/i,
  /^an? (?:pdf|scan|copy) of\b(?!.*\b(?:certif\w+|required)\b)/i,
  /\b(?:should|must|please) upload\b/i,
  /\bcontact information only\b/i,
  /\boverlap with (?:her|him|them)\b/i,
  /\bforeign (?:degrees?|transcripts?|credentials?|education)\b[^.;]{0,60}\bevaluated\b/i,
  /\bnumber of (?:semester|quarter|credit)\b/i,
  /\b(?:must|should|will) be (?:attached|submitted|provided|uploaded|received|filed)\b[^.]{0,60}\b(?:applications?|filing|appointment|deadline)\b/i,

  // "Stop by with a resume or email it to Ray", "Tell us about a time", "We'd like to meet people in June"
  /^text \S{1,20} to \(?\d{3}/iu,
  /^apply (?:in person|through|thru|via|online|here|directly|today|now|by (?:mail|e-?mail|phone|fax)|at (?!all\b))/iu,
  /\b(?:stop by|come by|reply|drop (?:it )?off|drop by|e-?mail|mail|send|submit|attach|bring)\b[^.;]{0,60}\b(?:résumés?|resumes?|cvs?|cover letters?)(?!\p{L}| (?:screening|processing|tracking|review)| (?:of [^.;]{3,60} )?to (?:hiring|clients?|managers?))/iu,
  /\b(?:submit|send|complete) (?:us )?(?:your|an?|the) (?:[\w-]+ ){0,2}application\b(?! (?:for|to) )/iu,
  /\bplease tell us (?:the|about|why|how|what|in)\b/iu,
  /^(?:[Pp]lease |[Jj]ust |[Ss]o )?[Ww]rite to (?:me|us|\S{2,60}@\S{2,60}|\p{Lu}\p{L}{1,30}(?: \p{Lu}\p{L}{1,30})?(?= (?:at|in|with|and) ))/u,
  /^(?:please )?(?:do not|don['’]t) (?:call|phone|telephone|e-?mail)(?: (?:us|me|the [\w ]{3,30}))?\W*$/iu,
  /^(?:candidates|applicants|students|those) (?:who|that) (?:will|expect to|are (?:about|due) to) (?:complete|graduate|finish|receive|earn)\b[^.;]{0,90}\b(?:will be considered|may (?:also )?apply|are (?:welcome|encouraged|invited) to apply)\b/iu,
  /^(?:please )?(?:write|send|tell) (?:us |me )?an? (?:few|couple of) (?:lines|words|sentences) (?:about (?:you(?:rself)?|why|how|what)|to)\b/iu,
  /^send (?:(?:us|me) (?:[\w-]+ ){0,4}|(?:\d+|[\w-]+ to [\w-]+|your|a few|some) (?:[\w-]+ ){0,2})(?:pieces|samples|clips|examples|reel|portfolio)\b(?! (?:to|of|from|for) )/iu,
  /\b(?:write|talk|apply) (?:to (?:me|us) )?anyway\b/iu,
  /\bin the subject line\b/iu,
  /^(?:please )?see the (?:full )?list of\b/iu,
  /^new grad(?:uate)?s,? (?:please )?see\b/iu,
  /^(?:please )?see (?:the |our )?(?:[\w-]+ )?posting\b(?! (?:to|in)\b)/iu,
  /^(?:please )?tell (?:us|me) (?:a (?:bit|little) )?about (?:a time|yourself|why|how|where|what|your)\b/iu,
  /^(?:we|i)(?:['’]d| would) (?:like|love) (?:somebody|someone|you) to start\b/iu,
  /^(?:we|i)(?:['’]d| would) (?:like|love) to have (?:the|this) (?:person|role|position) (?:in place|filled)\b/iu,
  /^(?:we|i)(?:['’]d| would) (?:like|love) to meet (?:people|you|candidates|applicants|everyone)\b/iu,
  /\b(?:incomplete )?applications? will not be (?:considered|accepted)\b/iu,

  // "If you're passionate about bread, we'd love to hear from you."
  /^if (?:all )?(?:this|that) sounds like (?:you|a fit)\b(?!.*\b(?:experience|years|degree)\b)/i,
  /^if (?:you(?:['’]re| are)[^.]{0,60}\b(?:passionate|energetic|excited|looking|interested|ready|motivated)\b|you (?:want|think|believe|love)\b|(?:any of )?this (?:job|role|position|sounds)\b)[^.]{0,160}, (?:we|come|join|this (?:role|job|position))\b/i,
  /^if (?:you|this)\b[^.]{0,160}, (?:please |then |so )?(?:apply|click|submit|send)\b/i,
  /^if you\b.{0,160}, this is (?:the|your) \w+ for you\b/i,
  /^if so, (?!.*\b(?:experience|years)\b)/i,
  /^apply to our/i,
  /^(?:then,? )?(?:please )?consider joining\b/i,
  /^join us\b/i,

  // "Do you love the smell of bread?" A question to candidates may ask for something: "Are you a baker with five
  // years?"
  /^(?:(?:and|so|but) )?(?:would you like|do you (?:want|love|like|enjoy|dream|believe|thrive)|are you (?:ready|passionate|looking|excited|fascinated|inspired|intrigued|tired|interested|seeking|an? (?:recent )?(?:graduate|student))|how (?:do|can|would|will|should)|what (?:if|do|would)|want to|ready to|looking (?:for|to)|interested in|why|what (?:kind|sort|type)s? of)\b.*\?/is,
  /^(?:has|have) you(?:r [a-zà-ÿ]+(?: [a-zà-ÿ]+)?)? ever\b/is,
  /^have you been (?:looking|searching|waiting)\b/is,
  /^are you an? (?!.*\b(?:experienced?|licen[cs]ed|certified|with|who)\b)[^.?]{3,80} looking (?:for|to)\b[^.]*\?/is,
  /\bdoes this (?:position|job|role)\b/is,
  /^is this an? [^?.;]{3,60}\?/is,
  /^(?:so,? )?(?:what|who|where) (?:does|do|is|are) (?!you\b)[^?.]{3,80}\?$/is,
  /^can you (?:describe|tell|share|explain|give)\b.*\?/is,

  // "Working interview": how somebody is chosen
  /^(?:paid )?(?:working interview|trial (?:shift|day))s?\W*$/i,

  // "Applications are kept on file", "The questionnaire will be administered on Saturday", "Applicants may be
  // disqualified"
  /^(?:your |all )?applications?\b.{0,120}\b(?:kept|filed|reviewed|accepted)\b/i,
  /\b(?:may|will|shall) be disqualified\b/i,
  /^(?:please )?(?:include|attach|add|share) (?:an? |the )?(?:working )?link to (?:your|a) (?:reel|portfolio|book|work|website|github|writing|samples)\b/i,
  /^the attached (?:links?|files?|documents?|pdf|flyer)\b/i,
  /\beligib(?:le|ility) lists?\b/i,
  /^(?:applicants?|candidates?|individuals?|persons|those) (?:currently )?(?:enrolled|lacking|who (?:lack|are enrolled|do not|don['’]t))\b[^.;]{0,100}\bmay be (?:considered|eligible|hired|appointed)\b/i,
  /\bto fill (?:other|future) vacancies\b/i,
  /\baccommodations? (?:may|will|can) be (?:made|provided)\b/i,
  /\bability to perform\b[^.;]{0,80}\bwill be discussed\b/i,
  /^(?:examination|exam|test|interview) weights?\b/i,
  /(?:\s\.){5}/,
  /^candidates (?:invited to|may anticipate|(?:will be|are) notified)\b/i,
  /\b(?:examination|exam) (?:will|may) consist\b(?=.*\b(?:interview|questionnaire|evaluation|essay)\b)(?!.*\bknowledge of\b)/i,
  /^(?:in )?(?:the )?(?:qualifying )?(?:training and experience|qualifications) questionnaires?\b(?!.*\bknowledge of\b)/i,
  /\b(?:questionnaire|examination|exam|test|interview)s? (?:will be |is |are )?(?:administered|held|scheduled|given)\b/i,
  /\brequirements (?:listed )?(?:below |above )?are representative of\b/i,
];

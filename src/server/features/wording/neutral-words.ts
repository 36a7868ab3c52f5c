import { functionWords } from '../../../fit/lexicon/function-words.ts';
import { stem } from '../../../fit/text/stem.ts';

/**
 * Words the model may use although neither text contains them: function words and words for comparing and judging. None
 * names a skill, employer, title, place or trade, so a sentence of these and the texts' words names nothing new.
 */
const neutralWords = `
i me my mine you your yours yourself it its itself this that these those they them their theirs he she we us our who whom whose which what
a an the and or nor but so yet if then than as because since while whereas although though however therefore thus hence also too either neither
both each every all any some most many much more less least few fewer several enough none no not never only just even still already again
of in on at to for from by with without within into onto over under above below between among across along around through throughout during
before after until till up down out off near against toward towards behind beyond per via about upon besides apart instead despite
is are was were be been being am has have had having do does did doing done can could may might must should would will shall cannot
don't doesn't didn't isn't aren't wasn't weren't hasn't haven't can't couldn't wouldn't won't you're you've it's that's there's
there here where when why how now today next first second third last later soon once often always usually mostly mainly largely partly
very quite rather fairly nearly almost clearly plainly directly closely fully well better best strongly
one ones another other others same such own different similar alike
show shows shown showing say says said state states stated mention mentions mentioned name names named list lists listed describe describes described
tell tells told speak speaks read reads write writes written word words wording worded line lines sentence text texts page
resume résumé posting job role position application applicant document evidence finding findings
score scores scored scoring point points total match matches matched matching fit fits fitting overlap overlaps overlapping
align aligns aligned alignment correspond corresponds compare compares compared comparison measure
ask asks asked asking want wants wanted need needs needed require requires required requirement requirements call calls called seek seeks sought
expect expects expected look looks looking prefer prefers preferred must-have must-haves must musts have haves nice wish wishes optional essential
meet meets met meeting cover covers covered covering satisfy satisfies satisfied answer answers answered address addresses addressed
support supports supported back backs backed prove proves proven proof confirm confirms confirmed demonstrate demonstrates demonstrated
reflect reflects reflected indicate indicates suggest suggests point points
miss misses missing missed lack lacks lacking gap gaps absent absence find finds found unmentioned unnamed
add adds added adding addition include includes included including bring brings brought raise raises raised lift lifts lifted improve improves
improved increase increases increased change changes changed make makes made making give gives given giving get gets take takes taken put
keep keeps stand stands stood rest rests remain remains stay stays come comes came go goes move moves start starts begin begins end
help helps helped matter matters count counts counted counting weigh weighs weighed carry carries carried hold holds held holding
have use uses used using see sees seen know knows known work works worked working
strong stronger strongest good better best solid clear clearer clearest direct exact plain short brief full complete whole partial main chief
key central important importance major minor big bigger biggest large larger largest small smaller smallest high higher highest low lower lowest
weak weaker weakest fair moderate excellent great useful relevant recent past current earlier long longer new
part parts half side sides thing things step steps reason reasons detail details example examples case way place places area areas point
level levels kind kinds type types range ranges set number numbers amount share rest top
strength strengths weakness weaknesses experience experienced skill skills background history career record knowledge ability
year years month months time times week weeks day days
asked-for above-average average close closer closest near exceed exceeds exceeded more beyond above reach reaches reached reaching
overall altogether together alone especially particularly notably mainly specifically otherwise else likewise
yes not nothing something anything everything nobody someone anyone everyone
let leave leaves left bit little lot plus minus so-called worth
consider considering true honest honestly simply easily possible possibly likely perhaps maybe
first-hand hands-on item items term terms topic topics section sections
rise rises rose grow grows grew drop drops falls highlight highlights highlighted ground grounded base based basis build builds built combine
combines combined pair pairs paired relate relates related fact facts sign signs note notes noted seem seems appear appears suit suits suited
focus focuses focused draw draws drawn offer offers offered serve serves served share shares depth breadth variety wide wider broad broader
deep deeper steady consistent real actual actually specific particular general concrete visible open easy easier hard harder quick quickest
try tries worthwhile aim aims single whether unless due thanks turn turns explain explains explained ease place link links linked tie ties tied
suggesting meaning means mean meant regarding given based happen happens written wise
right ready readily sure surely certain certainly exactly precisely roughly approximately moreover furthermore finally lastly firstly secondly
meanwhile currently presently recently previously formerly far hard core basic fundamental primary secondary standout notable noticeable evident
evidently obvious obviously apparent explicit explicitly implied thorough thoroughly convincing convincingly firm firmly sound reliable reliably
documented supported nicely neatly properly considerably considerable significantly significant substantial substantially slight slightly somewhat
modest modestly ample plenty sufficient sufficiently remaining unanswered unclear unseen outside inside aside ahead back forward away
element elements aspect aspects piece pieces question questions criterion criteria demand demands demanded request requests requested priority
priorities weight value valuable benefit benefits helpful boost boosts push pushes gain gains earn earns earned credit credited improvement
improvements opportunity chance room effect impact difference update updating edit revise expand expanding spell clarify clarifying naming
listing mentioning describing describe writing stating bullet summary heading entry entries employer employers path field trade duty duties
task tasks responsibility responsibilities tool tools qualification qualifications various variety mix set group list rank ranks ranked
lands land sits sit falls fall lies lie places puts centre center front behind alongside amid besides toward across
worry surprise surprising welcome pleasing promising encouraging honest honestly frankly simply overall picture view glance summary
especially chiefly primarily largely predominantly fairly reasonably comfortably easily safely narrowly barely hardly scarcely
earlier lately already someday eventually immediately quickly soon thereby therein thereof together otherwise
result results outcome outcomes computed compute analysis
`;

const allowed = new Set(
  [...functionWords, ...neutralWords.split(/[\s-]+/)].flatMap((word) => (word ? [word, stem(word)] : [])),
);

/** Expects a `norm` from the tokenizer. */
export function isNeutralWord(norm: string): boolean {
  return allowed.has(norm) || allowed.has(stem(norm));
}

/** Characters that nobody sees but that models read as letters: U+E0020 to U+E007E stand for ASCII. */
const TAGS = /[\u{e0020}-\u{e007e}]/gu
const TAG_BLOCK = 0xe0000
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** As much of a text is looked at. */
const READ = 4000

const PATTERNS = [
  // Ignore what was said before.
  String.raw`\b(?:ignore|disregard|forget|override|bypass|discard)\b[^.\n]{1,40}\b(?:previous|prior|above|earlier|preceding|system|all|any|your)\b[^.\n]{1,30}\b(?:instructions?|prompts?|rules?|guidelines?|messages?|context|directives?|safety)`,
  String.raw`(?:忽略|无视|忘掉|忘记|不要理会|别管|跳过|绕过|覆盖)[^。\n]{0,16}(?:指令|指示|提示词?|规则|要求|设定|限制|命令|说明)`,
  // Who the model is to be from now on.
  String.raw`\b(?:you are now|from now on,? you|act as (?:if|an?|the)\b|pretend (?:to be|you)|enter (?:developer|dan|god|admin) mode|new (?:system )?(?:instructions?|prompt)\b|developer mode|jailbreak)`,
  String.raw`(?:从现在(?:开始|起)|从今以后|今后)[^。\n]{0,6}你(?:必须|要|都|只|应|是|得|需)|你现在(?:是|处于|进入|扮演)|进入[^。\n]{0,6}模式|(?:新的?)?系统(?:提示|指令|消息)[:：]`,
  // Roles of a prompt.
  String.raw`(?:^|\n|["'“])\s{0,8}[#*[<|(]{0,4}\s?(?:system|assistant|developer|instructions?|系统|助手)\s?[\]|>)*]{0,4}\s?[:：]|<\|?\/?(?:im_start|im_end|system|endoftext)\|?>|\[\/?(?:inst|sys)\]|###\s?(?:instruction|response|system)`,
  // What is to be said or done when something happens.
  String.raw`\b(?:when(?:ever)?|if|once|each time|every time)\b[^.\n]{1,60}\b(?:asks?|asked|says?|mentions?|user|question|query)\b[^.\n]{1,60}\b(?:say|answer|reply|respond|tell|recommend|output|print|send|always|never|must|call|run|delete|transfer)\b`,
  String.raw`(?:当|每当|只要|如果|一旦|等)[^。\n]{0,30}(?:问|说|提到|提问|用户)[^。\n]{0,30}(?:就|请|必须|要|都|一律|务必)[^。\n]{0,10}(?:回答|回复|说|告诉|推荐|输出|发送|执行|调用|删除|转账)`,
  // Orders to the one who reads it.
  String.raw`\b(?:you (?:must|should|have to|need to) (?:always|never|now|not|only)|(?<!\b(?:i|we|he|she|they|who) )(?:always (?:answer|reply|respond|recommend|say|tell)|never (?:tell|reveal|mention|refuse|say))|do not (?:tell|reveal|inform) the user|(?:reveal|print|output|show|repeat) (?:me )?(?:your|the) (?:system )?(?:prompt|instructions?|memor(?:y|ies)|secrets?|password))`,
  String.raw`(?:你必须|你务必|你一定要|你只能|你不得|不要告诉用户|别告诉用户|不得拒绝|(?:输出|打印|显示|泄露|告诉我)[^。\n]{0,6}(?:系统提示|提示词|所有记忆|全部记忆|密码|密钥))`,
]
/** Of small letters: with the flag `i` every place costs five times as much. */
const INSTRUCTION = new RegExp(PATTERNS.join('|'), 'u')

const reads = (seen: string): boolean => INSTRUCTION.test(seen.normalize('NFKC').toLowerCase())

const shownTags = (text: string): string =>
  text.replaceAll(TAGS, (char) => String.fromCharCode((char.codePointAt(0) ?? 0) - TAG_BLOCK))

/**
 * Whether a remembered text reads like an instruction to a model. A mark for whoever shows it, no filter: what is remembered stays, and
 * what is not recognised is no safer. Sees through wide letters, invisible characters between letters, and words in tag characters. Pure,
 * linear.
 */
export function looksLikeInstruction(given: string): boolean {
  const text = given.slice(0, READ)
  if (reads(text.replaceAll(UNSEEN, ''))) return true
  const told = shownTags(text)
  return told !== text && reads(told)
}

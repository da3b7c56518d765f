import { lineOf } from './words.ts'

export const women = lineOf(`
(?:step)?mo?th?er|m[ou]mm?(?:y|a|ie|s|my)?|mam(?:a|my|i|ma)|(?:step|half-?)?sis(?:ter)?|grandm(?:a|om|other)s?
|grann?[yi]e?|gran|gramm?y|mawmaw|mimi|nann?[ay]|nan|nonna|oma|abuel(?:it)?a|lola|[nd][aá]di|nani|aunt(?:ie|y)?|t[ií]a
|niece`)
export const men = lineOf(`
(?:step)?father|dadd?(?:y|a|ie)?|papa|pa|(?:step|half-?)?bro(?:ther)?|grand(?:pa|dad|father)|gramps|grampa|pawpaw|papaw
|pop(?:s|py|pop)?|nonno|opa|abuel(?:it)?o|lolo|dada|nana|uncle|t[ií]o|nephew`)
export const kin = lineOf(`
(?:${women}|${men})s?|siblings?|parents?|grandparents?|grandkids?|twins?|cousins?|famil(?:y|ies)`)
export const pets = lineOf(`
dog|doggy|pup(?:py)?|cat|kitt(?:y|en)|hamster|gerbil|guinea pig|bunn(?:y|ies)|puppies|rabbit|goldfish|fish|turtle
|tortoise|pig|parrot|budgie|horse|pony|lizard|gecko|chicken|hen|duck|goat|lamb|donkey|ferret|snail`)
/** Harmless things that a child is glad to hear of, even alone. */
export const things = lineOf(`
dinosaur|dino|unicorn|dragon|mermaid|robot|superhero|princess(?:es)?|truck|tractor|train|plane|rocket|digger|boat|bike
|scooter|star|butterfl(?:y|ies)|bee|frog|owl|shark|whale|elephant|lion|tiger|monkey|panda|bubble|rainbow|puzzle|guitar
|drum|book|pancake|cookie|cake`)
export const pastimes = lineOf(`
piano|violin|music|soccer|football|baseball|basketball|hockey|tennis|gymnastics|karate
|judo|swimming|skating|dance|ballet|chess|minecraft|roblox|lego|slime|glitter|reading|science|math|cooking|baking|pizza
|chocolate|pasta|art`)

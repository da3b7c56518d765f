import type { NoteCase } from './note-case.ts'

export const unseen2En: readonly NoteCase[] = [
  [
    'Hey! So Liv is turning four. She is a total daredevil, climbs everything, jumps off everything. Her best buddy is a stuffed octopus named Gary.',
    ['climb|octopus named Gary'],
    ['\\bLiv is', 'daredevil, climbs everything, jumps off everything\\. her'],
    'Olivia',
  ],
  ['He helps feed the chickens every morning before school', ['feed the chickens']],
  ['sophie got the lead role in annie!!!!', ['lead role in Annie'], [], 'Sophie'],
  ['My grandson just made the travel hockey team', ['travel hockey team'], ['my grandson']],
  [
    'Please tell my niece how much her auntie Bea loves her, she lives far away in Seattle',
    ['auntie Bea.*lov|lov.*auntie Bea'],
    ['Seattle', 'far away', 'niece'],
  ],
  [
    'Wants to be a vet when she grows up because she loves all animals',
    ['you want to be a vet'],
    ['she grows'],
  ],
  ['we adopted him last year and today is his gotcha day', [], ['adopt']],
  ['has two moms, mama jo and mommy kate, who are crazy about her', [], ['who are crazy about her']],
  [
    "doesn't like loud noises. loves quiet time with her coloring books",
    ['coloring books'],
    ['loud noises\\.'],
  ],
  ['He wet the bed and feels bad about it', [], ['wet', '\\bbed\\b']],
  ['Ask him if he wants to hear a joke', ['joke'], ['ask him', 'if you want']],
  ['Lost 2 teeth this week!! tooth fairy is going broke haha', ['lost (?:2|two) teeth'], ['broke', 'haha']],
  [
    "It's her first Christmas without grandpa Lou",
    ['so much love|You are loved|lean on me'],
    ['without', 'grandpa Lou'],
  ],
  ['built a treehouse w his dad over the summer, they sleep in it sometimes', ['treehouse with your dad']],
  ['no peanuts pls he is allergic. likes robots', ['robots'], ['peanut', 'allerg']],
  ['can you do it in a pirate voice? she is into pirates', ['pirates'], ['pirate voice', 'can you do']],
  [
    'Tell Noah to listen to his teacher and Emma to stop sucking her thumb',
    ['Noah.*listen to your teacher'],
    ['thumb', 'suck', 'tell Noah'],
    'Noah and Emma',
  ],
  [
    'The boys share a room and a bunk bed. Finn snores, Jack talks in his sleep',
    ['share a room|bunk bed', 'Jack talks in his sleep'],
    ['snor'],
    'Finn and Jack',
  ],
  [
    'she did NOT want to get her shots but she did it anyway and she was very brave',
    ['you were very brave|you did it'],
    ['you did not want'],
  ],
  [
    'my email is dad@home.net text me when its done. He likes jokes about cheese',
    ['cheese'],
    ['dad@', 'text me', 'done'],
  ],
  ['her teacher ms. alvarez says shes the kindest kid in class', [], ['alvarez']],
  [
    'dont say anything about santa. we dont celebrate christmas, we do hanukkah',
    [],
    ['santa', 'celebrate', 'anything'],
  ],
  ['skateboarding, tacos, his cat Zelda', ['skateboarding, tacos and your cat Zelda|skateboarding']],
  [
    "He's been practicing the ukulele for weeks and finally nailed You Are My Sunshine",
    ['practicing the ukulele'],
    ["he's"],
  ],
  ['Just started preschool and made a friend named Priya', ['started preschool', 'friend named Priya']],
  ['Loves her nightlight, afraid of shadows', ['nightlight|shadows'], ['\\bafraid\\b']],
  ['your the best, keep shining superstar', ['you.re the best|shin'], ['your the best']],
  ['ES UN NIÑO MUY FELIZ. le encanta bailar', [], ['feliz', 'encanta']],
  [
    'mommy and daddy are getting married in september and she is the flower girl!!',
    ['married|flower girl'],
    ['she is'],
  ],
  [
    'had to repeat first grade and is embarrassed. great at drawing comics',
    ['drawing comics'],
    ['repeat', 'embarrass'],
  ],
]

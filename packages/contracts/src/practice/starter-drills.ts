import type { DrillIn } from './drills.ts';

type Starter = Pick<DrillIn, 'title' | 'content' | 'minutes' | 'equipment' | 'tags' | 'target' | 'target_feet'>;

/** The drills that a new coach may begin a library with. */
export const STARTER_DRILLS: readonly Starter[] = [
  {
    title: 'Gate putting',
    content:
      'Find a straight putt of six feet. Push two tees into the green a foot in front of the ball, just wider than the ball itself.\n\nHit ten putts through the gate. A ball that touches a tee does not count, even if it drops. If you miss the gate on one side more than the other, check where the face points at address before you change your stroke.',
    minutes: 10,
    equipment: 'Putter, two tees',
    tags: ['putting', 'face control'],
    target: 8,
    target_feet: null,
  },
  {
    title: 'Clock putting',
    content:
      'Place balls around the hole at three feet, as on a clock: twelve, three, six and nine. Go round two and a half times, so that you have hit ten.\n\nRead each one from behind the ball and go through your routine every time. The slope changes at every hour: watch which side of the hole you miss on.',
    minutes: 10,
    equipment: 'Putter, four balls',
    tags: ['putting', 'short putts'],
    target: 8,
    target_feet: null,
  },
  {
    title: 'Lag to the fringe',
    content:
      'Putt ten balls from the middle of the green to its edge, each from a different distance. Stop each one as close to the fringe as you can without touching it.\n\nLook at the target for your last practice stroke, then let your arms answer. A good ball stops within three feet of the edge.',
    minutes: 10,
    equipment: 'Putter, ten balls',
    tags: ['putting', 'distance'],
    target: 7,
    target_feet: 6,
  },
  {
    title: 'One-handed putting',
    content:
      'From four feet, hit ten putts with your trail hand only. Let the putter swing and keep your shoulders quiet.\n\nIt will feel loose at first. That is the weight of the head, which is what you want to feel when both hands are back on the grip.',
    minutes: 5,
    equipment: 'Putter, ten balls',
    tags: ['putting', 'feel'],
    target: 6,
    target_feet: null,
  },
  {
    title: 'Land it on the towel',
    content:
      'Lay a towel five paces onto the green and chip ten balls from the fringe. Count a ball when it lands on the towel, wherever it finishes.\n\nChoosing where the ball lands comes first; the roll is something you learn to expect. Change clubs after five balls and see how much further the second club runs.',
    minutes: 15,
    equipment: 'Two clubs from 8 iron to wedge, a towel',
    tags: ['chipping', 'landing spot'],
    target: 5,
    target_feet: 4,
  },
  {
    title: 'Lead foot chipping',
    content:
      'Chip ten balls with your trail heel off the ground, so that your weight stays on your lead foot from start to finish. Hands a little ahead, chest over the ball.\n\nListen for the brush of the turf just after the ball. A good one is clean and finishes within a club’s length of the one before.',
    minutes: 10,
    equipment: 'Wedge, ten balls',
    tags: ['chipping', 'strike'],
    target: 7,
    target_feet: null,
  },
  {
    title: 'Up and down',
    content:
      'Throw ten balls around the practice green, good lies and bad. Play each one until it is holed, with the club you would choose on the course.\n\nCount those you get down in two. Write down which lies cost you the third shot: that is what we work on next.',
    minutes: 25,
    equipment: 'Wedges, putter, ten balls',
    tags: ['short game', 'scoring'],
    target: 4,
    target_feet: null,
  },
  {
    title: 'Ladder pitching',
    content:
      'Pick targets at 20, 30, 40 and 50 yards. Hit one ball to each, go back down, and begin again until you have hit ten.\n\nKeep the same rhythm for all of them and change only the length of the swing. A good ball pitches within five paces of its target.',
    minutes: 15,
    equipment: 'Sand wedge, ten balls',
    tags: ['pitching', 'distance'],
    target: 6,
    target_feet: 30,
  },
  {
    title: 'Clock-face wedges',
    content:
      'Swing your lead arm back to nine o’clock and through to a full finish. Hit ten balls with one wedge and note how far they carry.\n\nThe length of the swing sets the distance, the speed of your turn stays the same. Next time do it at half past ten, and soon you own three distances with one club.',
    minutes: 15,
    equipment: 'One wedge, ten balls',
    tags: ['pitching', 'distance'],
    target: 7,
    target_feet: 30,
  },
  {
    title: 'Line in the sand',
    content:
      'Draw a line in the bunker across your stance. Without a ball, splash the sand away so that each divot begins on the line. Do five, then put balls an inch in front of it and do ten.\n\nCount a ball when it lands on the green and the divot began on the line. Keep turning: the sand throws the ball out, not your hands.',
    minutes: 15,
    equipment: 'Sand wedge, ten balls',
    tags: ['bunker', 'strike'],
    target: 6,
    target_feet: null,
  },
  {
    title: 'Feet together',
    content:
      'Hit ten half shots with a 9 iron and your feet touching. If you lose your balance you are swinging with your arms and shoulders alone.\n\nTurn back, turn through, and hold the finish until the ball has landed. Count the ones that are struck well with your balance kept.',
    minutes: 10,
    equipment: '9 iron, ten balls',
    tags: ['full swing', 'balance'],
    target: 7,
    target_feet: null,
  },
  {
    title: 'Brush the grass',
    content:
      'Put a tee in the ground level with the grass and take practice swings that clip it. Move on to a ball on a low tee, then to one on the grass, and hit ten.\n\nCount a ball when the divot starts after it. If it starts before, let your chest move towards the target as you swing down.',
    minutes: 15,
    equipment: '8 iron, tees, ten balls',
    tags: ['irons', 'strike'],
    target: 6,
    target_feet: null,
  },
  {
    title: 'Two-tee strike',
    content:
      'Push two tees into the ground a finger wider than the head of your iron, and put the ball between them. Hit ten without touching either tee.\n\nTouch the outer one and you were reaching; touch the inner one and you stood up or pulled in. Begin with slow swings and earn your way up to full speed.',
    minutes: 15,
    equipment: '7 iron, two tees, ten balls',
    tags: ['irons', 'strike'],
    target: 7,
    target_feet: null,
  },
  {
    title: 'Railway lines',
    content:
      'Lay one club just outside the ball, pointing at the target, and another along your toes, parallel to it. For a right-handed player the toe line then points a little left of the target. Take your stance from behind the ball each time.\n\nHit ten to one flag. Count those that start within a flagstick of the line, whatever they do afterwards.',
    minutes: 15,
    equipment: '7 iron, two clubs or alignment sticks',
    tags: ['irons', 'alignment'],
    target: 6,
    target_feet: null,
  },
  {
    title: 'Pause at the top',
    content:
      'Swing to the top, count “one” and only then start down, from the ground up. Hit ten with a 7 iron at three quarters of your speed.\n\nThe pause takes the rush out of the change of direction. Count the balls that are solid and finish with you facing the target.',
    minutes: 10,
    equipment: '7 iron, ten balls',
    tags: ['full swing', 'tempo'],
    target: 6,
    target_feet: null,
  },
  {
    title: 'Headcover path',
    content:
      'Lay a headcover a foot behind the ball and just outside your target line. Hit ten drives without touching it, so that the club has to come from the inside.\n\nIf you are used to a slice this feels as if the ball will go far to the right. Let it: first the path, then the face.',
    minutes: 15,
    equipment: 'Driver, headcover, ten balls',
    tags: ['driver', 'slice'],
    target: 7,
    target_feet: null,
  },
  {
    title: 'Find the middle',
    content:
      'Spray the face of your driver with foot powder, or use impact tape. Hit ten drives at four fifths of your speed and look at the face after each one.\n\nCount those within a thumb’s width of the middle. Speed comes by itself once the strike is there.',
    minutes: 15,
    equipment: 'Driver, foot powder or impact tape, ten balls',
    tags: ['driver', 'strike'],
    target: 5,
    target_feet: null,
  },
  {
    title: 'Fairway gate',
    content:
      'Choose two markers on the range about thirty paces apart and call the space between them your fairway. Hit ten drives with your full routine, as you would on the first tee.\n\nCount those that finish between the markers. After a miss step away and begin again: you never hit the same drive twice on the course.',
    minutes: 20,
    equipment: 'Driver, ten balls',
    tags: ['driver', 'scoring'],
    target: 6,
    target_feet: 90,
  },
  {
    title: 'Nine holes on the range',
    content:
      'Play the first holes of your own course on the range, with a drive, an approach and a pitch where you need one. Change club and target for every ball and go through your routine each time. Stop after ten balls.\n\nCount the shots you would have been happy with on the course. Random practice feels harder than hitting the same club, and lasts longer.',
    minutes: 30,
    equipment: 'Your bag, ten balls',
    tags: ['full swing', 'routine'],
    target: 6,
    target_feet: null,
  },
  {
    title: 'Mirror turn',
    content:
      'At home, stand sideways to a mirror with a club across your shoulders. Turn until the club points past the ball, then turn through until your chest faces the target. Ten slow turns, no ball.\n\nCount a turn when your head stayed where it was and your belt buckle finished first. Two minutes every evening does more than an hour on a Saturday.',
    minutes: 5,
    equipment: 'Any club, a mirror',
    tags: ['at home', 'full swing'],
    target: 9,
    target_feet: null,
  },
];

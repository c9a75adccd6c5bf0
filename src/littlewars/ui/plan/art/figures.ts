import type { Arm, Figure as Size, Side } from '../../../engine/types';

/**
 * The path data (SVG) of the parts of a man's figure, such as coat, hat, horse and weapon; he stands upright on the
 * middle of his disc, and an inch is 16 units. The sides differ in shape, not only in colour: Red's infantry has
 * bearskins and upright muskets, Blue's low caps, packs and sloped muskets; Red's cavalry faces right with lances,
 * Blue's left with sabres.
 */
export interface Figure {
  /** The parts in the side's colour: the coat, and a horseman's cap. */
  readonly coat: string;
  /** The parts that are light on Red's men and dark on Blue's: trousers, belts. */
  readonly facing: string;
  readonly face: string;
  readonly hat: string;
  /** The horse; empty for infantry. */
  readonly horse: string;
  /** Lines: the weapon of an armed man. */
  readonly weapon: string;
  /** Lines: the arms of an unarmed man, raised if he is a prisoner. */
  readonly surrendered: string;
}

const FOOT_FACE = 'M-2 -21.5a2 2.2 0 1 0 4 0a2 2.2 0 1 0 -4 0Z';
const LEGS = 'M-2.9 0L-2.4 -11H2.4L2.9 0H0.7L0 -7.5L-0.7 0Z';
const COAT = 'M-3.9 -9.2Q-3.6 -16 -3.2 -18.6Q0 -20.4 3.2 -18.6Q3.6 -16 3.9 -9.2Q0 -7.8 -3.9 -9.2Z';
const RAISED = 'M-3 -17.5L-6 -21L-5.4 -26M3 -17.5L6 -21L5.4 -26';

const HORSE =
  'M-9.5 -16Q-12.2 -13.5 -11.6 -7.6Q-10.6 -9.4 -9.6 -11L-9.2 -7L-10 0H-8.2L-7 -6.4L-5.6 -8.6Q0 -6.8 4.2 -8.4L5 -6L4.6 0H6.4L7.4 -7.4L8.6 -4L8 0H9.8L10.6 -5L8.6 -11.6Q9.6 -15 11 -18.6L14.2 -17.2L15.6 -19.4L12 -24.2L11.6 -26L10.4 -24.4Q6.4 -23 4.6 -17.8Q-3 -15.6 -9.5 -16Z';
const RIDER = 'M-3.4 -15.2Q-4 -21 -2.6 -25.4Q0 -27 2.4 -25.4Q3.4 -21 3 -16Z';
const THIGH = 'M-2.4 -16.4H2.6L4.4 -9.4L2.2 -9L0 -13.4Z';
const RIDER_FACE = 'M-2 -28.2a2 2.2 0 1 0 4 0a2 2.2 0 1 0 -4 0Z';
const RIDER_RAISED = 'M-2.4 -24.4L-5.4 -28L-4.8 -33M2.4 -24.4L5.4 -28L4.8 -33';

/** The path data (SVG) of the usual figures of men, by side and arm. */
export const FIGURES: Readonly<Record<Side, Readonly<Record<Arm, Figure>>>> = {
  red: {
    infantry: {
      coat: COAT,
      facing: `${LEGS}M-3.4 -18L2.6 -9.4L3.9 -9.6L-2 -18.8Z`,
      face: FOOT_FACE,
      hat: 'M-2.9 -22.2Q-3.4 -30.4 0 -30.6Q3.4 -30.4 2.9 -22.2Q0 -24.2 -2.9 -22.2Z',
      horse: '',
      weapon: 'M4.9 -7L4.9 -29',
      surrendered: RAISED,
    },
    cavalry: {
      coat: RIDER,
      facing: THIGH,
      face: RIDER_FACE,
      hat: 'M-2.8 -29.2Q-2.6 -33.6 0.4 -34.6L0 -37.6L1.4 -34.6Q3 -33 2.8 -29.2Z',
      horse: HORSE,
      weapon: 'M5.6 -12L4 -44M4 -44L9 -42.4L4.2 -40.4',
      surrendered: RIDER_RAISED,
    },
  },
  blue: {
    infantry: {
      coat: COAT,
      facing: `${LEGS}M3.2 -18.4H6.2V-11.6H3.7Z`,
      face: FOOT_FACE,
      hat: 'M-2.5 -22.6L-2.2 -26.2H2L2.4 -22.8L-4.2 -22.2Z',
      horse: '',
      weapon: 'M-5.4 -9L4.4 -27.4',
      surrendered: RAISED,
    },
    cavalry: {
      coat: RIDER,
      facing: THIGH,
      face: RIDER_FACE,
      hat: 'M-2.6 -29.4L-2.4 -33.4H2.2L2.6 -29.6L4.4 -29Z',
      horse: HORSE,
      weapon: 'M3 -20L8.4 -24.6Q11.4 -29.6 10.6 -35',
      surrendered: RIDER_RAISED,
    },
  },
};

/** Which way the figures of each side face: 1 as they are drawn, to the right; −1 for Blue's, which are mirrored. */
export const FACING: Readonly<Record<Side, 1 | -1>> = { red: 1, blue: -1 };

/**
 * The height of the figures of each arm, in units of their drawings, 16 to an inch; a press on the figure up to that
 * height hits the man.
 */
export const TALL: Readonly<Record<Arm, number>> = { infantry: 30, cavalry: 38 };

/** How men look who differ from others of their side and arm, such as engineers: a figure for each side. */
export interface Dress {
  /** Different for each dress. */
  readonly name: string;
  readonly figures: Readonly<Record<Side, Figure>>;
}

/** Returns the scale at which a man is drawn: 1 for full size, ½ for half size. */
export const scaleOf = ({ half }: Partial<Pick<Size, 'half'>>): number => (half === true ? 0.5 : 1);

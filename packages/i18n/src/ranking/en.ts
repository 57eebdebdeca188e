import type { Shape } from '../area.ts';
import { plural } from '../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  instructions:
    'Tap or click an item to add it to the end of your ranking, or drag it to its place.',
  tapInstructions:
    'Tap the cards in your order. Tap a card again to take its number back; the last card is numbered for you.',
  unnumbered: (count) =>
    plural(
      'en',
      count,
      'One card has no number yet: tap it.',
      `${count} cards have no number yet: tap them in your order.`,
    ),
  keyboard:
    'With the keyboard: Enter adds an item from the left list. In the ranking, Enter picks an item up, the arrow keys move it, Enter drops it, Escape cancels, Delete sends it back to the left.',
  pool: 'To rank',
  ranking: 'Your ranking',
  remaining: (count) => `${count} ${plural('en', count, 'item', 'items')} left`,
  leftover: (pool, count) =>
    plural(
      'en',
      count,
      `One item is still under “${pool}”: tap it to add it to your ranking.`,
      `${count} items are still under “${pool}”: tap them to add them to your ranking.`,
    ),
  poolEmpty: 'Everything is ranked. You can still change the order.',
  rankingEmpty: 'The most important first',
  nextHere: (position) => `Position ${position}`,
  undo: 'Undo the last move',
  add: (name) => `Add “${name}” to the ranking`,
  move: (name, position, total) => `Move “${name}”, position ${position} of ${total}`,
  up: (name) => `Move “${name}” up`,
  down: (name) => `Move “${name}” down`,
  remove: (name) => `Send “${name}” back to the left list`,
  placed: (name, position, total) => `“${name}”: position ${position} of ${total}.`,
  removed: (name) => `“${name}”: back in the left list.`,
  grabbed: (name, position, total) =>
    `Moving “${name}”, position ${position} of ${total}. Arrow keys to move, Enter to drop, Escape to cancel.`,
  dropped: (name, position, total) => `“${name}”: dropped at position ${position} of ${total}.`,
  cancelled: (name) => `The move of “${name}” was cancelled.`,
  undone: 'Last move undone.',
} satisfies Shape<typeof fr>;

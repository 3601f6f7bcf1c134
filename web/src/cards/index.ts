/** Everything that can be drawn of the cards. Pictures only: whoever shows one says its name (lib/names.ts). */
export { default as Back } from './Back.svelte';
export { default as Chef } from './Chef.svelte';
export { default as Emblem } from './Emblem.svelte';
export { default as Ingredient } from './Ingredient.svelte';
export { default as Order } from './Order.svelte';
export { default as Shape } from './Shape.svelte';
export { default as Solo } from './Solo.svelte';
export { LETTERS } from './letters';
export { crossedOut, needsOf, type Need } from './needs';

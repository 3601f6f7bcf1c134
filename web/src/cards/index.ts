/** Drawings of cards. They are hidden from screen readers: name them by card-info.ts where they are shown. */
export { default as CardBack } from './CardBack.svelte';
export { default as ChefCard } from './ChefCard.svelte';
export { default as GameEmblem } from './GameEmblem.svelte';
export { default as IngredientCard } from './IngredientCard.svelte';
export { default as OrderCard } from './OrderCard.svelte';
export { default as IngredientShape } from './IngredientShape.svelte';
export { default as SoloCard } from './SoloCard.svelte';
export { crossedOut, needsOf, type Need } from './order-needs';

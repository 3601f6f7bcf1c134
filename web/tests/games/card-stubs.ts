/** Stubs of the card drawings, for `vi.mock` of src/cards. */
import CardStub from './CardStub.svelte';

export { crossedOut, needsOf } from '../../src/cards/order-needs';
export {
  CardStub as CardBack,
  CardStub as ChefCard,
  CardStub as GameEmblem,
  CardStub as IngredientCard,
  CardStub as IngredientShape,
  CardStub as OrderCard,
  CardStub as SoloCard,
};

// Generated from spec/ by `npm run generate`. Not to be edited.
/** The version of the contract. */
export const CONTRACT_VERSION = "0.3.0";

export { BankCounterpartiesModule } from './bank-counterparties.module.js';

export { BankSimulatorModule, SandboxBankModule } from './bank-simulator.module.js';
export { SandboxBankServer } from './sandbox-bank.server.js';
export { SandboxBankBooks } from './sandbox-bank.books.js';
export { SandboxBankMoney } from './sandbox-bank.money.js';
export { bankOrder, type BankOrderInput } from './bank-orders.js';
export { SandboxBankStates } from './sandbox-bank.states.js';

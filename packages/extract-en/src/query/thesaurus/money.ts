import type { Field } from './field.ts'

export const money: Field = {
  same: `
    money, cash, funds
    rich, wealthy, affluent
    poor, broke, penniless
    expensive, costly, pricey, overpriced
    cheap, inexpensive, affordable
    price, cost, fee
    how much > price, cost, paid, amount
    bill, invoice
    pay, paid, payment
    spend, spending, expense
    expenses > bills, costs, spending
    buy, purchase
    bought > purchased, got, ordered
    sell, selling, sale
    save money, saving money, savings
    budget, budgeting
    debt, loan, owe
    borrow, lend, loan
    mortgage, home loan
    credit card, visa card, mastercard
    bank account, checking account, savings account
    atm, cash machine
    tax, taxes
    refund, reimbursement, money back
    discount, coupon, voucher, promo
    bargain, deal
    donate, donation, give
    charity, nonprofit, ngo
    fundraiser, fundraising, charity event
    raise money, raised money > fundraiser, charity, donate
    invest, investment, investing
    stocks, shares, stock market
    cryptocurrency, crypto, bitcoin
    pension, retirement fund
    insurance, coverage, policy
    rent money, monthly rent
    deposit, down payment
    interest rate, apr
    profit, earnings, gain
    earn, make money
    win money, lottery, jackpot
    gamble, gambling, bet, casino
    currency, dollars, euros
    dollar, buck, usd
    pound, quid
    bankrupt, bankruptcy
    financial, economic
    finances, money
    allowance, pocket money
    tip, gratuity
    wallet, purse, billfold
    receipt, proof of purchase
    subscription, membership
    afford, can afford
    wealth, fortune
    frugal, thrifty, economical
    inheritance, legacy
    bonus, extra pay
    paycheck, payslip
    accountant, tax adviser
  `,
  near: `
    money: salary, savings, budget, pay, debt, bank, dollars, spend
    finances: budget, savings, debt, loan, mortgage, investment
    financial: money, debt, loan, budget, salary
    savings: bank, account, budget, goal
    budget: save, spend, expenses, monthly
    debt: loan, credit card, mortgage, repay
    mortgage: house, bank, loan, interest
    investment: stocks, bonds, fund, portfolio, real estate, crypto
    bank account > bank, balance, transfer, deposit
    charity: donate, volunteer, fundraiser, shelter, cause
    fundraiser: charity, donate, raised, auction, bake sale
    donate: charity, clothes, blood, food, toys
    insurance: claim, premium, health, car
    price: discount, expensive, cheap, dollars
    bought: store, price, shop, new
    gamble: casino, poker, lottery, bet
    tax: refund, return, irs
    lottery: ticket, jackpot, won
    expensive: price, afford
    subscription: netflix, monthly, gym, magazine
    payment: card, cash, transfer, paypal
    tip > waiter, restaurant
  `,
}

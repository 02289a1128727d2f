Feature: Komi - by auction

  Points for White, who moves second.

  @komi.auction
  Rule: The players bid for playing Black; the last bid is the komi

    Whoever bids most takes Black and gives the opponent that many points.

    Source: "Auction komi" in Sensei's Library (https://senseis.xmp.net/?AuctionKomi), the standard auction; the open
    auction of Dragon Go Server (https://www.dragongoserver.net/faq.php?read=t&cat=357&e=393).

    Open: there are other forms, such as one player's naming the komi and the other's choosing the colour, and secret
    bids.

    Scenario: [1] Three bids
      Given an empty 9x9 board
      When the players bid 5, 6 and 7.5 for Black
      Then the komi is 7.5

    Scenario: [2] Without a bid there is no komi
      Given an empty 9x9 board
      Then it is against the rules that the players agree on a komi of 6.5
      And it is against the rules that the players agree on a komi of 7
      And the komi is 0

    @ending.two-passes @button.none
    Scenario: [3] The points are added to White's score
      Given an empty 4x4 board
      When the players bid 2 and 3.5 for Black
      And the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass pass
      Then White wins by 3.5 points

    @ending.stop @button.none
    Scenario: [4] The same where the players agree on the end
      Given an empty 4x4 board
      When the players bid 2 and 3.5 for Black
      And the game goes B3 C2 B2 C3 B1 C1 B4 C4 pass pass
      And the players agree that no stone is dead
      Then White wins by 3.5 points

    Scenario: [5] After the first move there are no bids
      Given an empty 9x9 board
      When Black plays C3
      Then it is against the rules that the players bid 5 and 6 for Black

  @komi.auction.rising
  Rule: Each bid is higher than the one before

    Source: the open auction of Dragon Go Server (https://www.dragongoserver.net/faq.php?read=t&cat=357&e=393).

    Scenario: [1] An equal bid
      Given an empty 9x9 board
      Then it is against the rules that the players bid 6 and 6 for Black

    Scenario: [2] A lower bid
      Given an empty 9x9 board
      Then it is against the rules that the players bid 5, 7 and 6.5 for Black

    Scenario: [3] Half a point more is enough
      Given an empty 9x9 board
      Then it is within the rules that the players bid 6 and 6.5 for Black

  @komi.auction.steps
  Rule: Bids are made in whole and half points

    Source: "Auction komi" in Sensei's Library (https://senseis.xmp.net/?AuctionKomi); the open auction of Dragon Go Server
    (https://www.dragongoserver.net/faq.php?read=t&cat=357&e=393).

    Scenario: [1] A quarter of a point
      Given an empty 9x9 board
      Then it is against the rules that the players bid 6 and 6.25 for Black
      And it is within the rules that the players bid 6 and 7 for Black

Feature: Seki - its points do not count, taken by the letter

  What follows from calling all live stones beside a neutral point in seki.

  @seki.does-not-count.unfilled
  Rule: Stones with two eyes are in seki too while a neutral point beside them is open

    So the players have to fill the points between them before the game stops.

    Source: Nihon Ki-in rules of 1989, article 8, with its official commentary, where one common neutral point left open
    puts the groups of both players in seki (https://www.nihonkiin.or.jp/joho/kiyaku).

    Open: players seldom keep to this, and count what they would have if the points were filled.

    @scoring.territory @group-tax.none @pass-stones.none @button.none @needs.literal-score
    Scenario: [1] Three points left open, and nobody has territory
      Given this position at the end of the game
        """
        . X . O .
        X X . O O
        . X . O .
        """
      Then the score is Black 0, White 0

    @scoring.territory @group-tax.none @pass-stones.none @button.none
    Scenario: [2] With the points filled, each player has the two eyes
      Given this position at the end of the game
        """
        . X X O .
        X X O O O
        . X X O .
        """
      Then the score is Black 2, White 2

    @scoring.area @neutral.nobody @group-tax.none @button.none @needs.literal-score
    Scenario: [3] Where area is counted the stones remain
      Given this position at the end of the game
        """
        . X . O .
        X X . O O
        . X . O .
        """
      Then the score is Black 4, White 4

  @seki.does-not-count.shared
  Rule: Stones that share an eye with stones in seki are in seki as well

    Source: the reading of article 8 discussed at https://www.lifein19x19.com/viewtopic.php?p=259090, where a neutral
    point belongs to a group of one or more chains.

    Open: the article does not say whether "stones" are a chain or a group. Read of chains alone, B2 below would count
    for Black (https://forums.online-go.com/t/odd-cases-in-the-japanese-rules/24109/48 has such a game).

    # The black chain on A to C borders no neutral point, but shares D1 to D3 with the one on E, which does.
    @scoring.territory @group-tax.none @pass-stones.none @button.none @needs.literal-score
    Scenario: [1] A chain beside the one that borders the neutral points
      Given this position at the end of the game
        """
        X X X . X . O .
        X . X . X . O O
        X X X . X . O .
        """
      Then the score is Black 0, White 0
